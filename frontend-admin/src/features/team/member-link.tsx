import { Link } from 'frontend-shared/routing/router';
import { opensNewTab } from '../../browser/opens-new-tab';
import type { TeamMember } from '../../data/team';
import { WrappableEmail } from '../../ui/person/wrappable-email';

/** Id of a member's link, which gets the focus back when the panel closes. */
export const memberLinkId = (memberId: string) => `ad-member-${memberId}`;

/** What rows need to open a member's panel. */
export interface OpenMemberProps {
  /** Id of the account whose panel is open. */
  opened: string | undefined;
  linkTo: (id: string) => string;
  onOpen: (id: string) => void;
}

/** The e-mail address as a link that opens the member's panel. */
export function MemberLink({
  member: { _id, email },
  opened,
  linkTo,
  onOpen,
}: OpenMemberProps & { member: TeamMember }) {
  return (
    <Link
      id={memberLinkId(_id)}
      className="ad-team__open"
      to={linkTo(_id)}
      aria-label={email}
      aria-current={_id === opened ? 'true' : undefined}
      // The row has a click handler too, and one click must open the panel only once.
      onClick={(event) => {
        event.stopPropagation();
        if (opensNewTab(event)) return;
        event.preventDefault();
        onOpen(_id);
      }}
    >
      <WrappableEmail email={email} />
    </Link>
  );
}
