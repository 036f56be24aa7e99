import { useEffect, useRef } from 'react';
import { useMessages } from '../../../content/messages';
import { team } from '../../../content/team';
import type { TeamMember } from '../../../data/team';

interface Shown {
  people: readonly TeamMember[];
  invited: readonly TeamMember[];
}

/** Moves through the listed people and the invitations below them. */
export function useMemberPager(
  { people, invited }: Shown,
  opened: string | undefined,
  go: (id: string) => void,
) {
  const messages = useMessages(team).member;
  const order = [...people, ...invited];
  const index = order.findIndex(({ _id }) => _id === opened);
  // Keys can be pressed faster than the URL updates, so each move continues from the previous one.
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
    // If the open member is not in the list, the index is -1 and the next member is the first one.
    goNext: order[index + 1] ? moveBy(1) : undefined,
    goPrevious: index > 0 ? moveBy(-1) : undefined,
    /** Reports a move before the URL has updated. */
    reportMove: (id: string | undefined) => {
      at.current = id;
    },
  };
}
