import { create } from 'zustand';
import type { Permission } from '../permissions';
import { draftKey } from './draft-key';

/** Rights that were ticked, or the tick taken away. */
export type Ticks = Readonly<Partial<Record<Permission, boolean>>>;

interface PermissionDrafts {
  ticks: Readonly<Record<string, Ticks>>;
  keep: (memberId: string, ticks: Ticks) => void;
  forget: (memberId: string) => void;
  /** These rights are saved; what was ticked since is not. */
  settle: (memberId: string, saved: ReadonlySet<Permission>) => void;
  /** Whoever logs out leaves nothing behind. */
  forgetAll: () => void;
}

/**
 * Rights of people that were ticked and not saved, in memory only: they come back after a look at another screen. What is
 * kept are the ticks and not the whole list, so that what somebody else changes meanwhile stays.
 */
export const usePermissionDrafts = create<PermissionDrafts>()((set) => ({
  ticks: {},
  keep: (memberId, ticks) => set((state) => ({ ticks: { ...state.ticks, [draftKey(memberId)]: ticks } })),
  forget: (memberId) =>
    set(({ ticks: { [draftKey(memberId)]: _forgotten, ...others } }) => ({ ticks: others })),
  settle: (memberId, saved) =>
    set(({ ticks }) => {
      const left = Object.entries(ticks[draftKey(memberId)] ?? {}) as Array<[Permission, boolean]>;
      const since = Object.fromEntries(left.filter(([one, isHeld]) => saved.has(one) !== isHeld));
      return { ticks: { ...ticks, [draftKey(memberId)]: since } };
    }),
  forgetAll: () => set({ ticks: {} }),
}));
