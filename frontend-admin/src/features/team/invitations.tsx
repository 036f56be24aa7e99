import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useId } from 'react';
import { common } from '../../content/common';
import { team as teamTexts } from '../../content/team';
import { useTexts } from '../../content/texts';
import { inviteAgain, remove, type TeamMember, team } from '../../data/team';
import { useCan } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { AskBefore } from '../../ui/ask-before';
import { errorSentence } from '../../ui/error-sentence';
import { FormError } from '../../ui/form/form-messages';
import { presetOf } from './rights';

const HOUR_MS = 3_600_000;

interface InvitationsProps {
  invited: readonly TeamMember[];
  onOpen: (member: TeamMember) => void;
}

/** Who was invited and has not come in; each invitation can be sent again or taken back. */
export function Invitations({ invited, onOpen }: InvitationsProps) {
  const copy = useTexts(teamTexts);
  const commonCopy = useTexts(common);
  const queryClient = useQueryClient();
  const canManage = useCan('admins:manage');
  const id = useId();
  const onSettled = () => queryClient.invalidateQueries(team());
  const resend = useMutation({
    mutationFn: ({ _id }: TeamMember) => inviteAgain(_id),
    onSuccess: (_nothing, { email }) => showToast({ kind: 'success', text: copy.resent(email) }),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: ({ _id }: TeamMember) => remove(_id, copy.revokeReason),
    onSuccess: () => showToast({ kind: 'success', text: copy.revoked }),
    onSettled,
  });
  const failure = resend.error ?? revoke.error;
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="ad-team__head">
        <h2 id={`${id}-title`}>{copy.invitations}</h2>
        <p className="ad-quiet">{copy.linkHelp}</p>
      </div>
      <FormError id={`${id}-error`} text={failure ? errorSentence(failure, commonCopy.failed) : undefined} />
      <ul className="ad-card ad-team__invitations">
        {invited.map((member) => (
          <li key={member._id}>
            <div>
              <button type="button" className="ad-team__open" onClick={() => onOpen(member)}>
                {member.email}
              </button>
              <p className="ad-quiet">{copy.presets[presetOf(member.permissions)]}</p>
            </div>
            <Tag>{leftOf(member, copy)}</Tag>
            {canManage && (
              <div className="ad-member__buttons">
                <Button
                  aria-label={copy.resendTo(member.email)}
                  loading={resend.isPending && resend.variables._id === member._id}
                  onClick={() => resend.mutate(member)}
                >
                  {copy.resend}
                </Button>
                <AskBefore
                  danger
                  button={copy.revoke}
                  name={copy.revokeOf(member.email)}
                  question={copy.confirmRevoke(member.email)}
                  yes={copy.yesRevoke}
                  onYes={() => revoke.mutate(member)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function leftOf({ invitationEndsAt = '' }: TeamMember, copy: (typeof teamTexts)[Locale]): string {
  const hours = Math.floor((new Date(invitationEndsAt).getTime() - Date.now()) / HOUR_MS);
  return hours >= 0 ? copy.hoursLeft(hours) : copy.ended;
}
