import { createStore } from 'zustand/vanilla';

interface OfflineState {
  /** Whether the whole deck is precached; `incomplete` if a file could not be fetched or stored. */
  readiness: 'preparing' | 'ready' | 'incomplete' | 'impossible';
  /** Activates the newer version, which is precached already, and reloads the page. */
  applyUpdate: (() => void) | undefined;
  /** Whether any window of this browser was presenting at the last check; meanwhile no update is offered or applied. */
  isPresentationActive: boolean;
  /** Whether the update was postponed; until a reload only the help offers it. */
  isPostponed: boolean;
}

export const offlineStore = createStore<OfflineState>(() => ({
  readiness: 'preparing',
  applyUpdate: undefined,
  isPresentationActive: true,
  isPostponed: false,
}));
