import { createStore } from 'zustand/vanilla';

interface OfflineState {
  /** Whether all of the deck is precached; `incomplete` when a file could not be fetched or stored. */
  readiness: 'preparing' | 'ready' | 'incomplete' | 'impossible';
  /** Activates the newer version, which is precached already, and reloads the page. */
  applyUpdate: (() => void) | undefined;
  /** Some window of this browser gives a presentation, as far as is known: no newer version is offered or taken. */
  isPresentationActive: boolean;
  /** The update was postponed: until the page is reloaded only the help offers it. */
  isPostponed: boolean;
}

export const offlineStore = createStore<OfflineState>(() => ({
  readiness: 'preparing',
  applyUpdate: undefined,
  isPresentationActive: true,
  isPostponed: false,
}));
