import Tag from 'antd/es/tag';
import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { team } from '../../content/team';
import { useTexts } from '../../content/texts';
import type { TeamMember } from '../../data/team';
import { shortMoment } from '../../format/moments';
import { Icon } from '../../ui/icon';
import { presetOf } from './rights';

interface PeopleTableProps {
  people: readonly TeamMember[];
  onOpen: (member: TeamMember) => void;
}

/** Everyone who can log in or could before. On a small screen a person is a block of lines. */
export function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const copy = useTexts(team);
  const locale = useLocale();
  const ownId = useSession((session) => session.admin?._id);
  return (
    <div className="ad-card ad-team">
      <table>
        <caption className="ad-hidden">{copy.people}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.person}</th>
            <th scope="col">{copy.preset}</th>
            <th scope="col">{copy.lastLogin}</th>
            <th scope="col">{copy.secondFactor}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((member) => (
            <tr key={member._id} onClick={() => onOpen(member)}>
              <th scope="row">
                <button
                  type="button"
                  className="ad-team__open"
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(member);
                  }}
                >
                  {member.email}
                </button>{' '}
                {member._id === ownId && <span className="ad-quiet">{copy.you}</span>}{' '}
                {member.state === 'suspended' && <Tag>{copy.suspended}</Tag>}
              </th>
              <td data-label={copy.preset}>
                {copy.presets[presetOf(member.permissions)]}
                {member.isLastManager && <span className="ad-quiet ad-team__line">{copy.lastOwner}</span>}
              </td>
              <td data-label={copy.lastLogin}>
                {member.lastLoginAt ? shortMoment(member.lastLoginAt, locale) : copy.never}
                <span className="ad-quiet ad-team__line">{member.lastLoginDevice}</span>
              </td>
              <td data-label={copy.secondFactor}>
                <Factor member={member} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Factor({ member: { factors, mustSetUpFactor } }: { member: TeamMember }) {
  const copy = useTexts(team);
  if (factors.length > 0) return <>{factors.map((factor) => copy.factors[factor]).join(', ')}</>;
  if (!mustSetUpFactor) return <span className="ad-quiet">{copy.none}</span>;
  return (
    <span className="ad-team__missing">
      <Icon name="warning" size={16} /> {copy.none}
    </span>
  );
}
