import { useState } from 'react';
import { useShortcuts } from '../../../browser/shortcuts';
import type { TeamMember } from '../../../data/team';
import { draftKey } from '../../../state/drafts/draft-key';
import { usePermissionDrafts } from '../../../state/drafts/permission-drafts';
import { useHasPermission } from '../../../state/permissions';
import { useRowFocus } from '../../../ui/panel/use-row-focus';
import type { useTeamNavigation } from '../filters/use-team-navigation';
import { memberLinkId } from '../member-link';
import { useMemberPager } from './use-member-pager';

interface MemberSidePanelOptions {
  /** Undefined until loaded. */
  members: readonly TeamMember[] | undefined;
  people: readonly TeamMember[];
  invited: readonly TeamMember[];
  navigation: Pick<ReturnType<typeof useTeamNavigation>, 'person' | 'open'>;
}

/** A navigation that was requested while a member had unsaved changes. */
interface PendingNavigation {
  from: string;
  to: string | undefined;
}

/** Opens members next to the list and moves through them. Asks before unsaved changes are discarded. */
export function useMemberSidePanel({ members, people, invited, navigation }: MemberSidePanelOptions) {
  const { person, open } = navigation;
  const member = members?.find(({ _id }) => _id === person);
  const canManage = useHasPermission('admins:manage');
  const isUnsaved = usePermissionDrafts(
    ({ changes }) =>
      canManage &&
      Object.entries((person && changes[draftKey(person)]) || {}).some(
        ([right, isHeld]) => member?.permissions.some((one) => one === right) !== isHeld,
      ),
  );
  const [pending, setPending] = useState<PendingNavigation>();
  const isLeaving = isUnsaved && pending !== undefined && pending.from === person;
  const beforeClosing = useRowFocus(person, memberLinkId);
  const pager = useMemberPager({ people, invited }, person, go);

  function show(to: string | undefined) {
    setPending(undefined);
    pager.reportMove(to);
    if (to === undefined) beforeClosing();
    open(to);
  }

  function go(to: string | undefined) {
    if (to === person) return;
    if (isUnsaved && member && person) setPending({ from: person, to });
    else show(to);
  }

  const close = () => go(undefined);
  useShortcuts({
    j: pager.goNext,
    k: pager.goPrevious,
    // Escape opens the confirmation and closes it again.
    Escape: person === undefined ? undefined : isLeaving ? stay : close,
  });

  function stay() {
    setPending(undefined);
  }

  return {
    member,
    members,
    pager,
    isLeaving,
    go,
    close,
    stay,
    leave: () => show(pending?.to),
    openNeighbour,
  };

  /** After a removal, opens the neighbouring member. */
  function openNeighbour() {
    const order = [...people, ...invited];
    const at = order.findIndex(({ _id }) => _id === person);
    show((order[at + 1] ?? order[at - 1])?._id);
  }
}
