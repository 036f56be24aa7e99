import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useRef, useState } from 'react';
import { createDeckStore, type DeckStore } from '../state/deck-store';
import { slideAt, slidePath } from './paths';

/** State of a history entry that the deck wrote: the number of the change of slide. */
interface EntryState {
  deckChange?: string;
}

/**
 * The store of a deck whose slide is in the URL (`/presentation/7` is the seventh), so that links to slides work.
 *
 * A change of slide is shown at once and then written into the address, in place of the history entry, so that Back
 * leaves the deck. An address that comes from elsewhere is followed. The router may show what the deck wrote some
 * slides ago when keys are pressed quickly: such an entry carries the number of its change, and is not followed.
 */
export function useRoutedDeck(basePath: string, count: number): DeckStore {
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = slideAt(basePath, location.pathname, count);
  const [store] = useState(() => createDeckStore(count, inAddress));
  const [changes] = useState(() => ({ deck: `${Date.now()}`, written: 0, seen: 0 }));
  const here = useRef({ basePath, inAddress, navigate, location });

  useEffect(() => {
    const isSame = here.current.location === location;
    here.current = { basePath, inAddress, navigate, location };
    if (isSame) return;
    const change = numberOfChange(location.state, changes.deck);
    if (change > changes.seen) {
      changes.seen = change;
      return;
    }
    changes.seen = changes.written;
    if (store.getState().current !== inAddress) store.getState().goTo(inAddress);
  }, [basePath, inAddress, navigate, location, store, changes]);

  useEffect(() => {
    return store.subscribe(({ current }, before) => {
      const isWritten = current === here.current.inAddress && changes.seen === changes.written;
      if (current === before.current || isWritten) return;
      changes.written += 1;
      const state: EntryState = { deckChange: `${changes.deck}:${changes.written}` };
      void here.current.navigate(slidePath(here.current.basePath, current), { replace: true, state });
    });
  }, [store, changes]);

  return store;
}

/** Which change of this deck wrote an entry; 0 for every other entry. */
function numberOfChange(state: unknown, deck: string): number {
  const change = (state as EntryState | null)?.deckChange;
  return change?.startsWith(`${deck}:`) ? Number(change.slice(deck.length + 1)) : 0;
}
