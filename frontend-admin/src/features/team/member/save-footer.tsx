import { useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { serverNow } from 'frontend-shared/api/server-clock';
import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useId, useState } from 'react';
import { canUsePasskeys } from '../../../browser/passkeys';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { team as teamMessages } from '../../../content/team';
import { type SecondFactor, secondFactor } from '../../../data/account/second-factor';
import {
  assignPermissions,
  type ChangedMember,
  currentMember,
  type TeamMember,
  team,
  updateCachedMember,
} from '../../../data/team';
import { longDateTime } from '../../../format/date-time';
import { showToast } from '../../../state/toasts';
import { FormError } from '../../../ui/form/form-messages';
import { Icon } from '../../../ui/icon';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';
import type { PermissionsDraft } from '../permissions/use-permissions-draft';

const MINUTE_MS = 60_000;

interface SaveFooterProps {
  member: TeamMember;
  draft: PermissionsDraft;
  /** Whether the user wants to leave with unsaved changes. */
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Footer of the panel while there are unsaved changes. Saves them, or asks before they are discarded. */
export function SaveFooter({ member, draft, isLeaving, onStay, onLeave }: SaveFooterProps) {
  const messages = useMessages(teamMessages).member;
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const ownId = useSession((session) => session.admin?._id ?? '');
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<string>();
  const locale = useLocale();
  const proof = useProofHint();
  // The response can arrive after the user has left the screen. The changes are kept as a draft, so without a toast a
  // failure would go unnoticed.
  const isOpen = useIsMounted();

  async function save() {
    setBusy(true);
    setError(undefined);
    setConflict(undefined);
    try {
      updateCachedMember(queryClient, await assignPermissions(ownId, member, [...draft.held]));
      showToast({ kind: 'success', text: messages.saved(member.email) });
      await queryClient.invalidateQueries(team());
      draft.markSaved();
    } catch (failure) {
      const current = currentMember(failure);
      const why = errorMessage(failure, messages.saveFailed);
      if (current) showConflict(current);
      else if (isOpen.current) setError(why);
      else showToast({ kind: 'error', text: messages.notChanged(member.email, why) });
    }
    setBusy(false);
    void queryClient.invalidateQueries({ queryKey: ['activity'] });
    void queryClient.invalidateQueries(secondFactor());
  }

  /** Shows that a colleague has changed the account. Unsaved changes are kept and apply to the current permissions. */
  function showConflict(current: ChangedMember) {
    const { permissions, permissionsChangedBy: by, permissionsChangedAt: at } = current;
    const what = messages.changedMeanwhile(by ?? messages.somebody, at ? longDateTime(at, locale) : '');
    const isSame = permissions.length === draft.held.size && permissions.every((one) => draft.held.has(one));
    if (isSame) {
      showToast({ kind: 'success', text: `${what} ${messages.nothingLeft}` });
      draft.markSaved();
    } else if (isOpen.current) setConflict(what);
    else showToast({ kind: 'error', text: messages.notChanged(member.email, what) });
    updateCachedMember(queryClient, current);
  }

  if (isLeaving) {
    return (
      <div className="ad-foot ad-member__foot" role="alert">
        <p>{messages.unsaved(draft.changeCount)}</p>
        <div className="ad-foot__buttons">
          <Button autoFocus onClick={onStay}>
            {messages.stay}
          </Button>
          <Button danger onClick={onLeave}>
            {messages.discard}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="ad-foot ad-member__foot">
      <FormError id={`${id}-error`} text={error} />
      {conflict && (
        <Alert
          role="alert"
          type="warning"
          title={conflict}
          description={messages.keptOnConflict(draft.changeCount)}
        />
      )}
      <p className="ad-quiet">
        {messages.notified} {proof}
      </p>
      <div className="ad-foot__buttons">
        <Button disabled={busy} onClick={draft.discard}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="primary"
          loading={busy}
          icon={proof === undefined ? undefined : <Icon name="key" />}
          onClick={() => void save()}
        >
          {busy ? messages.saving : messages.save(draft.changeCount)}
        </Button>
      </div>
    </div>
  );
}

/** Describes the re-authentication that saving requires; undefined while the latest one is valid. */
function useProofHint(): string | undefined {
  const messages = useMessages(teamMessages).member;
  // Polled, because only the server can tell when the proof expires.
  const { data } = useQuery({ ...secondFactor(), refetchInterval: MINUTE_MS });
  if (!data || data.provenUntil !== undefined) return undefined;
  const asks = messages.proofs[proofMethodOf(data)];
  if (data.provenAt === undefined) return messages.proofAsked(asks);
  const minutes = Math.floor((serverNow() - new Date(data.provenAt).getTime()) / MINUTE_MS);
  return messages.proofAskedAgain(asks, Math.max(1, minutes));
}

function proofMethodOf({ methods }: SecondFactor): 'passkey' | 'totp' | 'password' {
  if (methods.includes('passkey') && canUsePasskeys()) return 'passkey';
  return methods.length > 0 ? 'totp' : 'password';
}
