import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { DeckCommands, DeckState, DeckStore } from './deck-store';

const DeckContext = createContext<DeckStore | null>(null);

export function DeckProvider({ store, children }: { store: DeckStore; children: ReactNode }) {
  return <DeckContext value={store}>{children}</DeckContext>;
}

/** The store itself, to read it without subscribing to changes. */
export function useDeckStore(): DeckStore {
  const store = use(DeckContext);
  if (!store) throw new Error('useDeckStore needs a DeckProvider.');
  return store;
}

/** The commands of the deck. They never change, so using only them never causes a render. */
export function useDeckCommands(): DeckCommands {
  return useDeckStore().getState();
}

/** A part of the deck's state, or one of its commands. */
export function useDeck<Part>(select: (deck: DeckState & DeckCommands) => Part): Part {
  return useStore(useDeckStore(), select);
}
