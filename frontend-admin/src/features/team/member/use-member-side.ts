import { useState } from 'react';
import { useShortcuts } from '../../../browser/shortcuts';
import type { TeamMember } from '../../../data/team';
import { draftKey } from '../../../state/drafts/draft-key';
import { usePermissionDrafts } from '../../../state/drafts/permission-drafts';
import { useOpenRow } from '../../../ui/panel/use-open-row';
import type { useTeamNavigation } from '../filters/use-team-navigation';
import { memberLinkId } from '../member-link';
import { useMemberPager } from './use-member-pager';

interface TeamAtHand {
  /** Absent before the server has answered. */
  members: readonly TeamMember[] | undefined;
  people: readonly TeamMember[];
  invited: readonly TeamMember[];
  navigation: Pick<ReturnType<typeof useTeamNavigation>, 'person' | 'open'>;
}

/** A way that somebody wanted to go while the rights of the person who is open were not saved. */
interface Wanted {
  from: string;
  to: string | undefined;
}

/** Opens people beside the list and moves through them; what is ticked and not saved is asked about before. */
export function useMemberSide({ members, people, invited, navigation }: TeamAtHand) {
  const { person, open } = navigation;
  const member = members?.find(({ _id }) => _id === person);
  const isUnsaved = usePermissionDrafts(({ ticks }) =>
    Object.entries((person && ticks[draftKey(person)]) || {}).some(
      ([right, isHeld]) => member?.permissions.some((one) => one === right) !== isHeld,
    ),
  );
  const [wanted, setWanted] = useState<Wanted>();
  const isLeaving = isUnsaved && wanted !== undefined && wanted.from === person;
  const beforeClosing = useOpenRow(person, memberLinkId);
  const pager = useMemberPager({ people, invited }, person, go);

  function show(to: string | undefined) {
    setWanted(undefined);
    pager.moved(to);
    if (to === undefined) beforeClosing();
    open(to);
  }

  function go(to: string | undefined) {
    if (to === person) return;
    if (isUnsaved && member && person) setWanted({ from: person, to });
    else show(to);
  }

  const close = () => go(undefined);
  useShortcuts({
    j: pager.goNext,
    k: pager.goPrevious,
    // A key asks, and takes the question back.
    Escape: person === undefined ? undefined : isLeaving ? stay : close,
  });

  function stay() {
    setWanted(undefined);
  }

  return { member, members, pager, isLeaving, go, close, stay, leave: () => show(wanted?.to), gone };

  /** An account that was removed is followed by its neighbour. */
  function gone() {
    const order = [...people, ...invited];
    const at = order.findIndex(({ _id }) => _id === person);
    show((order[at + 1] ?? order[at - 1])?._id);
  }
}
