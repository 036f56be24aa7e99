import type { ReactNode } from 'react';
import type { TeamMember } from '../../data/team';
import { MemberLink, type OpensMembers } from './member-link';

interface MemberRowProps {
  member: TeamMember;
  opens: OpensMembers;
  avatar: ReactNode;
  /** Beside the address. */
  remarks?: ReactNode;
  /** The cells after the person. */
  children: ReactNode;
}

/** A person of the team; a press anywhere in the row opens it, the address is the way in for keyboards. */
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
