import type { ReactNode } from 'react';
import type { TeamMember } from '../../data/team';
import { MemberLink, type OpenMemberProps } from './member-link';

interface MemberRowProps {
  member: TeamMember;
  opens: OpenMemberProps;
  avatar: ReactNode;
  /** Shown next to the address. */
  remarks?: ReactNode;
  /** The cells after the one with the person. */
  children: ReactNode;
}

/** A row of the team. A click anywhere opens the panel; keyboard users have the link. */
export function MemberRow({ member, opens, avatar, remarks, children }: MemberRowProps) {
  return (
    <tr
      className={member._id === opens.opened ? 'is-open' : undefined}
      onClick={() => opens.onOpen(member._id)}
    >
      <th scope="row">
        <span className="ad-team__person">
          {avatar}
          <span>
            <MemberLink {...opens} member={member} />
            {remarks}
          </span>
        </span>
      </th>
      {children}
    </tr>
  );
}
