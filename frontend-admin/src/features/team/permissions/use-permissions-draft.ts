import { useMemo } from 'react';
import type { TeamMember } from '../../../data/team';
import { draftKey } from '../../../state/drafts/draft-key';
import { type Ticks, usePermissionDrafts } from '../../../state/drafts/permission-drafts';
import type { Permission } from '../../../state/permissions';
import { ticksWith } from './permission-rows';

const NONE: Ticks = {};

export interface PermissionsDraft {
  saved: ReadonlySet<Permission>;
  /** The ticked permissions. */
  held: ReadonlySet<Permission>;
  /** The number of unsaved changes. */
  changes: number;
  /** Whether the permission cannot be changed for this member. */
  isFixed: (permission: Permission) => boolean;
  /** Changes a permission and those of its row that depend on it. */
  tick: (permission: Permission, isHeld: boolean) => void;
  /** Ticks exactly these permissions, as far as they can be changed. */
  replace: (permissions: Iterable<Permission>) => void;
  discard: () => void;
  /** Called when the ticked permissions have been saved. */
  markSaved: () => void;
}

/** A member's permissions with unsaved changes. */
export function usePermissionsDraft(member: TeamMember, everything: readonly Permission[]): PermissionsDraft {
  const { _id, permissions, isLastManager } = member;
  const ticks = usePermissionDrafts((state) => state.ticks[draftKey(_id)]) ?? NONE;
  return useMemo(() => {
    const { keep, forget, markSaved } = usePermissionDrafts.getState();
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
      markSaved: () => markSaved(_id, held),
    };
  }, [_id, permissions, isLastManager, ticks, everything]);
}
