import Tag from 'antd/es/tag';
import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMessages } from '../../content/messages';
import { team } from '../../content/team';
import type { TeamMember } from '../../data/team';
import { recentDateTime } from '../../format/date-time';
import { deviceLabel } from '../../format/device';
import { Icon } from '../../ui/icon';
import { Avatar } from '../../ui/person/avatar';
import { factorNames } from './member/member-header';
import type { OpenMemberProps } from './member-link';
import { MemberRow } from './member-row';
import { differenceLabel, presetOf } from './permissions/permission-rows';

interface PeopleTableProps extends OpenMemberProps {
  people: readonly TeamMember[];
}

/** All active and suspended accounts. On a small screen each person is a block of lines. */
export function PeopleTable({ people, ...opens }: PeopleTableProps) {
  const messages = useMessages(team);
  const ownId = useSession((session) => session.admin?._id);
  return (
    <div className="ad-card ad-team">
      <table>
        <caption className="ad-hidden">{messages.people}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.person}</th>
            <th scope="col">{messages.preset}</th>
            <th scope="col">{messages.lastLogin}</th>
            <th scope="col">{messages.secondFactor}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((member) => (
            <MemberRow
              key={member._id}
              member={member}
              opens={opens}
              avatar={<Avatar email={member.email} isOwn={member._id === ownId} />}
              remarks={
                <>
                  {' '}
                  {member._id === ownId && <span className="ad-quiet">{messages.you}</span>}{' '}
                  {member.state === 'suspended' && <Tag>{messages.suspended}</Tag>}
                </>
              }
            >
              <td data-label={messages.preset}>
                <PresetCell member={member} />
              </td>
              <td data-label={messages.lastLogin}>
                <LastLogin member={member} isOwn={member._id === ownId} />
              </td>
              <td data-label={messages.secondFactor}>
                <Factor member={member} />
              </td>
            </MemberRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The preset of a member. The last owner is marked with a lock, because this role cannot be removed. */
export function PresetCell({ member: { permissions, isLastManager } }: { member: TeamMember }) {
  const messages = useMessages(team);
  const match = presetOf(permissions);
  if (isLastManager)
    return (
      <b className="ad-team__marked">
        <Icon name="lock" size={16} /> {messages.lastOwner}
      </b>
    );
  return (
    <>
      <span className="ad-team__preset">{messages.presets[match.name]}</span>
      <span className="ad-quiet ad-team__line">{differenceLabel(match, messages)}</span>
    </>
  );
}

function LastLogin({
  member: { lastLoginAt, lastLoginDevice },
  isOwn,
}: {
  member: TeamMember;
  isOwn: boolean;
}) {
  const messages = useMessages(team);
  const locale = useLocale();
  if (!lastLoginAt) return messages.never;
  return (
    <>
      <span className="ad-number">{isOwn ? messages.now : recentDateTime(lastLoginAt, locale)}</span>
      <span className="ad-quiet ad-team__line">
        {lastLoginDevice && deviceLabel(lastLoginDevice, locale)}
      </span>
    </>
  );
}

function Factor({ member }: { member: TeamMember }) {
  const messages = useMessages(team);
  const { factors, mustSetUpFactor } = member;
  if (factors.length > 0)
    return (
      <span className="ad-team__marked ad-team__factor">
        <Icon name={factors.includes('passkey') ? 'key' : 'device'} size={16} />{' '}
        {factorNames(member, messages)}
      </span>
    );
  return (
    <span className={mustSetUpFactor ? 'ad-tag ad-tag--rejected' : 'ad-tag ad-tag--none'}>
      <Icon name={mustSetUpFactor ? 'warning' : 'minus'} size={15} />
      {messages.none}
    </span>
  );
}
