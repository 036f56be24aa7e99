import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useId } from 'react';
import { common } from '../../content/common';
import { team as teamTexts } from '../../content/team';
import { useTexts } from '../../content/texts';
import { inviteAgain, remove, type TeamMember, team } from '../../data/team';
import { useCan } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { ConfirmButton } from '../../ui/dialog/confirm-button';
import { FormError } from '../../ui/form/form-messages';
import { Icon } from '../../ui/icon';
import { NoAvatar } from '../../ui/person/avatar';
import { errorMessage } from '../../ui/text/error-message';
import { hoursLeft, leftOf } from './invitation-time';
import type { OpensMembers } from './member-link';
import { MemberRow } from './member-row';
import { PresetCell } from './people-table';

interface InvitationsProps extends OpensMembers {
  invited: readonly TeamMember[];
}

/** Who was invited and has not come in; each invitation can be sent again or taken back. */
export function Invitations({ invited, ...opens }: InvitationsProps) {
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
      <FormError id={`${id}-error`} text={failure ? errorMessage(failure, commonCopy.failed) : undefined} />
      <div className="ad-card ad-team ad-team--invitations">
        <table>
          <caption className="ad-hidden">{copy.invitations}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.invited}</th>
              <th scope="col">{copy.preset}</th>
              <th scope="col">{copy.link}</th>
              {canManage && (
                <th scope="col">
                  <span className="ad-hidden">{copy.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {invited.map((member) => (
              <MemberRow key={member._id} member={member} opens={opens} avatar={<NoAvatar icon="mail" />}>
                <td data-label={copy.preset}>
                  <PresetCell member={member} />
                </td>
                <td data-label={copy.link}>
                  <TimeLeft member={member} />
                </td>
                {canManage && (
                  // A press beside a button must not open the person: it was meant for the button.
                  // biome-ignore lint/a11y/useKeyWithClickEvents: nothing happens here; keys reach the buttons themselves
                  <td className="ad-team__acts" onClick={(event) => event.stopPropagation()}>
                    <div className="ad-member__buttons">
                      <Button
                        aria-label={copy.resendTo(member.email)}
                        loading={resend.isPending && resend.variables._id === member._id}
                        onClick={() => resend.mutate(member)}
                      >
                        {copy.resend}
                      </Button>
                      <ConfirmButton
                        danger
                        button={copy.revoke}
                        name={copy.revokeOf(member.email)}
                        question={copy.confirmRevoke(member.email)}
                        yes={copy.yesRevoke}
                        onYes={() => revoke.mutate(member)}
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
  const copy = useTexts(teamTexts);
  const hasEnded = hoursLeft(member) === 0;
  return (
    <span className={hasEnded ? 'ad-tag ad-tag--rejected' : 'ad-tag ad-tag--pending'}>
      <Icon name={hasEnded ? 'cross' : 'clock'} size={15} />
      {leftOf(member, copy)}
    </span>
  );
}
