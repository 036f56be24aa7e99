import { create } from 'zustand';
import type { Permission } from '../permissions';
import { draftKey } from './draft-key';

/** Changed permissions: true if granted, false if revoked. */
export type Ticks = Readonly<Partial<Record<Permission, boolean>>>;

interface PermissionDrafts {
  ticks: Readonly<Record<string, Ticks>>;
  keep: (memberId: string, ticks: Ticks) => void;
  forget: (memberId: string) => void;
  /** Drops the changes that are saved; those made since then are kept. */
  markSaved: (memberId: string, saved: ReadonlySet<Permission>) => void;
  /** Called on logout. */
  forgetAll: () => void;
}

/**
 * Unsaved changes to permissions, in memory only: they survive opening another screen. Only the changes are stored, not
 * the whole list, so that concurrent changes by others are kept.
 */
export const usePermissionDrafts = create<PermissionDrafts>()((set) => ({
  ticks: {},
  keep: (memberId, ticks) => set((state) => ({ ticks: { ...state.ticks, [draftKey(memberId)]: ticks } })),
  forget: (memberId) =>
    set(({ ticks: { [draftKey(memberId)]: _forgotten, ...others } }) => ({ ticks: others })),
  markSaved: (memberId, saved) =>
    set(({ ticks }) => {
      const left = Object.entries(ticks[draftKey(memberId)] ?? {}) as Array<[Permission, boolean]>;
      const since = Object.fromEntries(left.filter(([one, isHeld]) => saved.has(one) !== isHeld));
      return { ticks: { ...ticks, [draftKey(memberId)]: since } };
    }),
  forgetAll: () => set({ ticks: {} }),
}));
