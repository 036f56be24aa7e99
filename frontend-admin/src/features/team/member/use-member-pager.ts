import { useEffect, useRef } from 'react';
import { useMessages } from '../../../content/messages';
import { team } from '../../../content/team';
import type { TeamMember } from '../../../data/team';

interface Shown {
  people: readonly TeamMember[];
  invited: readonly TeamMember[];
}

/** Moving through the people on screen, and the invitations below them. */
export function useMemberPager(
  { people, invited }: Shown,
  opened: string | undefined,
  go: (id: string) => void,
) {
  const messages = useMessages(team).member;
  const order = [...people, ...invited];
  const index = order.findIndex(({ _id }) => _id === opened);
  // Keys can come faster than the address settles; each one counts from where the one before led.
  const at = useRef(opened);
  useEffect(() => {
    at.current = opened;
  }, [opened]);
  const moveBy = (step: 1 | -1) => () => {
    const next = order[order.findIndex(({ _id }) => _id === at.current) + step];
    if (next) go(next._id);
  };
  const isPerson = index < people.length;
  const where = isPerson
    ? messages.position(index + 1, people.length)
    : messages.invitedPosition(index - people.length + 1, invited.length);
  return {
    where: index < 0 ? undefined : where,
    // Nobody, as well as somebody whom the filters leave out, leads to the first that they admit.
    goNext: order[index + 1] ? moveBy(1) : undefined,
    goPrevious: index > 0 ? moveBy(-1) : undefined,
    /** To be told where a move led, before the address says so. */
    moved: (id: string | undefined) => {
      at.current = id;
    },
  };
}
