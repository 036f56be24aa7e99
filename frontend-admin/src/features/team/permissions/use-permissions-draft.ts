import { useMemo } from 'react';
import type { TeamMember } from '../../../data/team';
import { draftKey } from '../../../state/drafts/draft-key';
import { type Ticks, usePermissionDrafts } from '../../../state/drafts/permission-drafts';
import type { Permission } from '../../../state/permissions';
import { ticksWith } from './permission-rows';

const NONE: Ticks = {};

export interface PermissionsDraft {
  saved: ReadonlySet<Permission>;
  /** What is ticked now. */
  held: ReadonlySet<Permission>;
  /** How many rights differ from what is saved. */
  changes: number;
  /** Whether nobody can change this right of this person. */
  isFixed: (permission: Permission) => boolean;
  /** With what goes along with it in its row. */
  tick: (permission: Permission, isHeld: boolean) => void;
  /** Ticks these rights and no others, as far as they can be changed. */
  replace: (permissions: Iterable<Permission>) => void;
  discard: () => void;
  /** What is held now was saved. */
  settle: () => void;
}

/** Somebody's rights, with what was ticked and is not saved. */
export function usePermissionsDraft(member: TeamMember, everything: readonly Permission[]): PermissionsDraft {
  const { _id, permissions, isLastManager } = member;
  const ticks = usePermissionDrafts((state) => state.ticks[draftKey(_id)]) ?? NONE;
  return useMemo(() => {
    const { keep, forget, settle } = usePermissionDrafts.getState();
    const saved = new Set(permissions);
    const isFixed = (permission: Permission) => isLastManager && permission === 'admins:manage';
    const isHeld = (permission: Permission) =>
      isFixed(permission) ? saved.has(permission) : (ticks[permission] ?? saved.has(permission));
    const held = new Set(everything.filter(isHeld));
    return {
      saved,
      held,
      changes: everything.filter((one) => held.has(one) !== saved.has(one)).length,
      isFixed,
      tick: (permission, isTicked) => keep(_id, { ...ticks, ...ticksWith(permission, isTicked, held) }),
      replace: (wanted) => {
        const chosen = new Set(wanted);
        keep(_id, Object.fromEntries(everything.map((one) => [one, chosen.has(one)])));
      },
      discard: () => forget(_id),
      settle: () => settle(_id, held),
    };
  }, [_id, permissions, isLastManager, ticks, everything]);
}
