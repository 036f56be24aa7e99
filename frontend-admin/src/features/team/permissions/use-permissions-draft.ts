import { useMemo } from 'react';
import type { TeamMember } from '../../../data/team';
import { draftKey } from '../../../state/drafts/draft-key';
import { type PermissionChanges, usePermissionDrafts } from '../../../state/drafts/permission-drafts';
import { type Permission, useHasPermission } from '../../../state/permissions';
import { toggleChanges } from './permission-rows';

const NONE: PermissionChanges = {};

export interface PermissionsDraft {
  saved: ReadonlySet<Permission>;
  /** The selected permissions. */
  held: ReadonlySet<Permission>;
  /** The number of unsaved changes. */
  changeCount: number;
  /** Whether the permission cannot be changed for this member. */
  isFixed: (permission: Permission) => boolean;
  /** Grants or revokes a permission, together with those of its row that depend on it. */
  toggle: (permission: Permission, isGranted: boolean) => void;
  /** Selects exactly these permissions, except for those that cannot be changed. */
  replace: (permissions: Iterable<Permission>) => void;
  discard: () => void;
  /** Called when the selected permissions have been saved. */
  markSaved: () => void;
}

/** A member's permissions with unsaved changes, which count only for those who may save them. */
export function usePermissionsDraft(member: TeamMember, everything: readonly Permission[]): PermissionsDraft {
  const { _id, permissions, isLastManager } = member;
  const canManage = useHasPermission('admins:manage');
  const kept = usePermissionDrafts((state) => state.changes[draftKey(_id)]);
  const changes = (canManage && kept) || NONE;
  return useMemo(() => {
    const { set, remove, markSaved } = usePermissionDrafts.getState();
    const saved = new Set(permissions);
    const isFixed = (permission: Permission) => isLastManager && permission === 'admins:manage';
    const isHeld = (permission: Permission) =>
      isFixed(permission) ? saved.has(permission) : (changes[permission] ?? saved.has(permission));
    const held = new Set(everything.filter(isHeld));
    /** What equals the saved permissions is no change: kept, it would undo what somebody else grants or revokes later. */
    const keep = (wanted: (one: Permission) => boolean) =>
      set(
        _id,
        Object.fromEntries(
          everything.filter((one) => wanted(one) !== saved.has(one)).map((one) => [one, wanted(one)]),
        ),
      );
    return {
      saved,
      held,
      changeCount: everything.filter((one) => held.has(one) !== saved.has(one)).length,
      isFixed,
      toggle: (permission, isGranted) => {
        const toggled = toggleChanges(permission, isGranted, held);
        keep((one) => toggled[one] ?? held.has(one));
      },
      replace: (wanted) => {
        const chosen = new Set(wanted);
        keep((one) => chosen.has(one));
      },
      discard: () => remove(_id),
      markSaved: () => markSaved(_id, held),
    };
  }, [_id, permissions, isLastManager, changes, everything]);
}
