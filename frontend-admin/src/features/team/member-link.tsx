import { Link } from 'frontend-shared/routing/router';
import { opensElsewhere } from '../../browser/opens-elsewhere';
import type { TeamMember } from '../../data/team';
import { WrappableEmail } from '../../ui/person/wrappable-email';

/** The id of a person's link, so that focus can go back to it when the panel closes. */
export const memberLinkId = (memberId: string) => `ad-member-${memberId}`;

/** What the rows of the team need to open somebody. */
export interface OpensMembers {
  /** Id of the account whose panel is open. */
  opened: string | undefined;
  linkTo: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Somebody's address, which opens what they may do beside the list. */
export function MemberLink({
  member: { _id, email },
  opened,
  linkTo,
  onOpen,
}: OpensMembers & { member: TeamMember }) {
  return (
    <Link
      id={memberLinkId(_id)}
      className="ad-team__open"
      to={linkTo(_id)}
      aria-label={email}
      aria-current={_id === opened ? 'true' : undefined}
      // The whole row opens it, too: one click must open once.
      onClick={(event) => {
        event.stopPropagation();
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen(_id);
      }}
    >
      <WrappableEmail email={email} />
    </Link>
  );
}
