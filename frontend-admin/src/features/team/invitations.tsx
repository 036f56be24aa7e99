import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useId } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { team as teamMessages } from '../../content/team';
import { resendInvitation, revokeInvitation, type TeamMember, team } from '../../data/team';
import { useHasPermission } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { ConfirmButton } from '../../ui/dialog/confirm-button';
import { FormError } from '../../ui/form/form-messages';
import { Icon } from '../../ui/icon';
import { AvatarPlaceholder } from '../../ui/person/avatar';
import { errorMessage } from '../../ui/text/error-message';
import { hoursLeft, timeLeftLabel } from './invitation-time';
import type { OpenMemberProps } from './member-link';
import { MemberRow } from './member-row';
import { PresetCell } from './people-table';

interface InvitationsProps extends OpenMemberProps {
  invited: readonly TeamMember[];
}

/** Pending invitations. Each can be resent or revoked. */
export function Invitations({ invited, ...opens }: InvitationsProps) {
  const messages = useMessages(teamMessages);
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const canManage = useHasPermission('admins:manage');
  const id = useId();
  const onSettled = () => queryClient.invalidateQueries(team());
  const resend = useMutation({
    mutationFn: ({ _id }: TeamMember) => resendInvitation(_id),
    onSuccess: (_nothing, { email }) => showToast({ kind: 'success', text: messages.resent(email) }),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: ({ _id }: TeamMember) => revokeInvitation(_id, messages.revokeReason),
    onSuccess: () => showToast({ kind: 'success', text: messages.revoked }),
    onSettled,
  });
  const failure = resend.error ?? revoke.error;
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="ad-team__head">
        <h2 id={`${id}-title`}>{messages.invitations}</h2>
        <p className="ad-quiet">{messages.linkHelp}</p>
      </div>
      <FormError
        id={`${id}-error`}
        text={failure ? errorMessage(failure, commonMessages.failed) : undefined}
      />
      <div className="ad-card ad-team ad-team--invitations">
        <table>
          <caption className="ad-hidden">{messages.invitations}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.invited}</th>
              <th scope="col">{messages.preset}</th>
              <th scope="col">{messages.link}</th>
              {canManage && (
                <th scope="col">
                  <span className="ad-hidden">{messages.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {invited.map((member) => (
              <MemberRow
                key={member._id}
                member={member}
                opens={opens}
                avatar={<AvatarPlaceholder icon="mail" />}
              >
                <td data-label={messages.preset}>
                  <PresetCell member={member} />
                </td>
                <td data-label={messages.link}>
                  <TimeLeft member={member} />
                </td>
                {canManage && (
                  // A click that misses a button must not open the member's panel.
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the buttons themselves
                  <td className="ad-team__acts" onClick={(event) => event.stopPropagation()}>
                    <div className="ad-member__buttons">
                      <Button
                        aria-label={messages.resendTo(member.email)}
                        loading={resend.isPending && resend.variables._id === member._id}
                        onClick={() => {
                          revoke.reset();
                          resend.mutate(member);
                        }}
                      >
                        {messages.resend}
                      </Button>
                      <ConfirmButton
                        danger
                        label={messages.revoke}
                        name={messages.revokeOf(member.email)}
                        question={messages.confirmRevoke(member.email)}
                        confirmLabel={messages.yesRevoke}
                        onConfirm={() => {
                          resend.reset();
                          revoke.mutate(member);
                        }}
                      />
                    </div>
                  </td>
                )}
              </MemberRow>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function TimeLeft({ member }: { member: TeamMember }) {
  const messages = useMessages(teamMessages);
  const hasEnded = hoursLeft(member) === 0;
  return (
    <span className={hasEnded ? 'ad-tag ad-tag--rejected' : 'ad-tag ad-tag--pending'}>
      <Icon name={hasEnded ? 'cross' : 'clock'} size={15} />
      {timeLeftLabel(member, messages)}
    </span>
  );
}
