import { createStore } from 'zustand/vanilla';

interface OfflineState {
  /** Whether all of the deck is kept in this browser; `incomplete` when a file did not come or found no place. */
  readiness: 'preparing' | 'ready' | 'incomplete' | 'impossible';
  /** Takes the newer version that is kept already; loads the page anew. */
  takeUpdate: (() => void) | undefined;
  /** Some window of this browser gives a presentation, as far as is known: no newer version is offered or taken. */
  isPresentationActive: boolean;
  /** Somebody wants it later: it is not offered again before the page is loaded anew, but in the help. */
  isPutOff: boolean;
}

export const offlineStore = createStore<OfflineState>(() => ({
  readiness: 'preparing',
  takeUpdate: undefined,
  isPresentationActive: true,
  isPutOff: false,
}));
