import { useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { useCallback, useEffect, useId, useState } from 'react';
import { common } from '../../content/common';
import { team as teamTexts } from '../../content/team';
import { useTexts } from '../../content/texts';
import { assign, remove, resetFactor, resume, suspend, type TeamMember, team } from '../../data/team';
import { indianDay, longDay } from '../../format/moments';
import { paths } from '../../routing/paths';
import { type Permission, useCan } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { errorSentence } from '../../ui/error-sentence';
import { AskReason } from '../../ui/form/ask-reason';
import { FormError } from '../../ui/form/form-messages';
import { FrontDialog } from '../../ui/front-dialog';
import { MemberReveals } from './member-reveals';
import { PermissionMatrix } from './permission-matrix';
import { PRESET_NAMES, PRESETS, type Preset, presetOf } from './rights';

/** What asks for a reason first, with the names of its texts. */
const ASKED = {
  suspend: { help: 'suspendHelp', yes: 'yesSuspend', act: suspend, done: 'suspended' },
  remove: { help: 'removeHelp', yes: 'yesRemove', act: remove, done: 'removed' },
  reset: { help: 'resetHelp', yes: 'yesReset', act: resetFactor, done: 'wasReset' },
} as const;

interface MemberProps {
  member: TeamMember;
  onClose: () => void;
}

/** One person: what they may do, and whether they are let in. What cannot be done here is explained before a press. */
export function MemberDialog({ member, onClose }: MemberProps) {
  const locale = useLocale();
  const copy = useTexts(teamTexts).member;
  const ownId = useSession((session) => session.admin?._id);
  const canManage = useCan('admins:manage');
  const isOwn = member._id === ownId;
  const isFixed = isOwn || !canManage;
  const [unsaved, setUnsaved] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const onUnsaved = useCallback((count: number) => {
    setUnsaved(count);
    if (count === 0) setLeaving(false);
  }, []);
  let why: string | undefined;
  if (member.isLastManager) why = copy.last;
  else if (isOwn) why = copy.own;
  else if (!canManage) why = copy.readOnly;
  /** Rights that are ticked but not saved are not lost by a key; a second press of it goes back to them. */
  const close = () => (unsaved > 0 ? setLeaving(!isLeaving) : onClose());
  return (
    <FrontDialog title={member.email} className="ad-member" closeLabel={copy.close} onClose={close}>
      {isLeaving && <Unsaved count={unsaved} onStay={() => setLeaving(false)} onLeave={onClose} />}
      {member.suspendedAt && (
        <Alert
          type="warning"
          title={copy.suspendedSince(dayOf(member.suspendedAt, locale), member.suspendedFor ?? '')}
        />
      )}
      {why && <Alert type="info" title={why} />}
      <Rights
        key={member.permissions.join()}
        member={member}
        ownId={ownId ?? ''}
        isFixed={isFixed}
        onUnsaved={onUnsaved}
      />
      {member.reveals && <MemberReveals member={member} reveals={member.reveals} isFixed={isFixed} />}
      {/* An invitation is sent again or taken back where it stands. What leads away waits until the rights are saved. */}
      {!isFixed && !member.isLastManager && member.state !== 'invited' && unsaved === 0 && (
        <Standing member={member} onClose={onClose} />
      )}
      {unsaved === 0 && (
        <p>
          <Link to={`${paths.activity}?${new URLSearchParams({ person: member._id })}`}>{copy.entries}</Link>
        </p>
      )}
    </FrontDialog>
  );
}

interface UnsavedProps {
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before rights that were chosen are thrown away. */
function Unsaved({ count, onStay, onLeave }: UnsavedProps) {
  const copy = useTexts(teamTexts).member;
  return (
    <Alert
      role="alert"
      type="warning"
      title={copy.unsaved(count)}
      description={
        <div className="ad-member__buttons">
          <Button autoFocus onClick={onStay}>
            {copy.stay}
          </Button>
          <Button danger onClick={onLeave}>
            {copy.discard}
          </Button>
        </div>
      }
    />
  );
}

interface RightsProps {
  member: TeamMember;
  ownId: string;
  isFixed: boolean;
  /** How many rights differ from what is saved. */
  onUnsaved: (count: number) => void;
}

function Rights({ member, ownId, isFixed, onUnsaved }: RightsProps) {
  const { member: copy, presets } = useTexts(teamTexts);
  const commonCopy = useTexts(common);
  const queryClient = useQueryClient();
  const id = useId();
  const saved = new Set<Permission>(member.permissions);
  const [held, setHeld] = useState<ReadonlySet<Permission>>(saved);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const changes =
    [...held].filter((one) => !saved.has(one)).length + [...saved].filter((one) => !held.has(one)).length;
  useEffect(() => {
    onUnsaved(changes);
  }, [changes, onUnsaved]);
  const isDisabled = (permission: Permission) =>
    isFixed || busy || (member.isLastManager && permission === 'admins:manage');

  function change(permission: Permission, isHeld: boolean) {
    const next = new Set(held);
    if (isHeld) next.add(permission);
    else next.delete(permission);
    setHeld(next);
  }

  async function save() {
    setBusy(true);
    setError(undefined);
    try {
      await assign(ownId, member._id, [...held]);
      showToast({ kind: 'success', text: copy.saved(member.email) });
      await queryClient.invalidateQueries(team());
    } catch (failure) {
      setError(errorSentence(failure, commonCopy.failed));
    }
    setBusy(false);
  }

  const preset = presetOf([...held]);
  return (
    <>
      <div className="ad-member__preset">
        <span id={id}>{copy.choosePreset}</span>
        <Radio.Group
          aria-labelledby={id}
          className="ad-member__presets"
          value={preset}
          disabled={isFixed || busy}
          onChange={({ target }) => setHeld(new Set(PRESETS[target.value as Preset]))}
        >
          {PRESET_NAMES.map((name) => (
            <Radio key={name} value={name}>
              {presets[name]}
            </Radio>
          ))}
        </Radio.Group>
        <p role="status" className="ad-quiet">
          {presets[preset]}
        </p>
      </div>
      <PermissionMatrix held={held} saved={saved} isDisabled={isDisabled} onChange={change} />
      <FormError id={`${id}-error`} text={error} />
      {changes > 0 && (
        <div className="ad-member__save">
          <p className="ad-quiet">{copy.told}</p>
          <div className="ad-member__buttons">
            <Button disabled={busy} onClick={() => setHeld(saved)}>
              {commonCopy.cancel}
            </Button>
            <Button type="primary" loading={busy} onClick={() => void save()}>
              {busy ? copy.saving : copy.save(changes)}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function Standing({ member, onClose }: MemberProps) {
  const copy = useTexts(teamTexts).member;
  const commonCopy = useTexts(common);
  const queryClient = useQueryClient();
  const id = useId();
  const [asked, setAsked] = useState<keyof typeof ASKED>();
  const [error, setError] = useState<string>();

  async function done(text: string) {
    showToast({ kind: 'success', text });
    onClose();
    await queryClient.invalidateQueries(team());
  }

  async function openAgain() {
    setError(undefined);
    try {
      await resume(member._id);
      await done(copy.resumed(member.email));
    } catch (failure) {
      setError(errorSentence(failure, commonCopy.failed));
    }
  }

  if (asked) {
    const { help, yes, act, done: said } = ASKED[asked];
    return (
      <AskReason
        help={copy[help]}
        readers={copy.reasonHelp}
        yes={copy[yes]}
        onCancel={() => setAsked(undefined)}
        onGiven={async (reason) => {
          await act(member._id, reason);
          await done(copy[said](member.email));
        }}
      />
    );
  }
  return (
    <>
      <FormError id={`${id}-error`} text={error} />
      <div className="ad-member__buttons">
        {member.state === 'suspended' ? (
          <Button onClick={() => void openAgain()}>{copy.resume}</Button>
        ) : (
          <Button onClick={() => setAsked('suspend')}>{copy.suspend}</Button>
        )}
        {member.factors.length > 0 && <Button onClick={() => setAsked('reset')}>{copy.reset}</Button>}
        <Button danger onClick={() => setAsked('remove')}>
          {copy.remove}
        </Button>
      </div>
    </>
  );
}

function dayOf(iso: string, locale: Locale): string {
  return longDay(indianDay(0, new Date(iso)), locale);
}
