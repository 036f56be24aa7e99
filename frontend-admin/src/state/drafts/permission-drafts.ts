import { create } from 'zustand';
import type { Permission } from '../permissions';
import { draftKey } from './draft-key';

/** Changed permissions: true if granted, false if revoked. */
export type PermissionChanges = Readonly<Partial<Record<Permission, boolean>>>;

interface PermissionDrafts {
  changes: Readonly<Record<string, PermissionChanges>>;
  set: (memberId: string, changes: PermissionChanges) => void;
  remove: (memberId: string) => void;
  /** Drops the changes that are saved; those made since then are kept. */
  markSaved: (memberId: string, saved: ReadonlySet<Permission>) => void;
  /** Called on logout. */
  clear: () => void;
}

/**
 * Unsaved changes to permissions, in memory only: they survive opening another screen. Only the changes are stored, not
 * the whole list, so that concurrent changes by others are kept.
 */
export const usePermissionDrafts = create<PermissionDrafts>()((set) => ({
  changes: {},
  set: (memberId, changes) =>
    set((state) => ({ changes: { ...state.changes, [draftKey(memberId)]: changes } })),
  remove: (memberId) =>
    set(({ changes: { [draftKey(memberId)]: _removed, ...others } }) => ({ changes: others })),
  markSaved: (memberId, saved) =>
    set(({ changes }) => {
      const left = Object.entries(changes[draftKey(memberId)] ?? {}) as Array<[Permission, boolean]>;
      const since = Object.fromEntries(left.filter(([one, isHeld]) => saved.has(one) !== isHeld));
      return { changes: { ...changes, [draftKey(memberId)]: since } };
    }),
  clear: () => set({ changes: {} }),
}));
