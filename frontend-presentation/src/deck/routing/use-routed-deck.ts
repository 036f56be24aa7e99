import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useRef, useState } from 'react';
import { createDeckStore, type DeckStore } from '../state/deck-store';
import { slideAt, slidePath } from './paths';

/** State of a history entry that the deck wrote: the number of the slide change. */
interface EntryState {
  deckChange?: string;
}

/**
 * The store of a deck whose slide is in the URL (`/presentation/7` is the seventh), so that links to slides work.
 *
 * A slide change is shown at once and then written to the URL, replacing the history entry, so that Back leaves the
 * deck. Any other navigation changes the slide. When keys are pressed quickly, the router may lag and report a URL that
 * the deck wrote some slides ago: such an entry has the number of its change, and does not change the slide.
 */
export function useRoutedDeck(basePath: string, count: number): DeckStore {
  const location = useLocation();
  const navigate = useNavigate();
  const slideInUrl = slideAt(basePath, location.pathname, count);
  const [store] = useState(() => createDeckStore(count, slideInUrl));
  const [changes] = useState(() => ({ deck: `${Date.now()}`, written: 0, seen: 0 }));
  const latest = useRef({ basePath, slideInUrl, navigate, location });

  useEffect(() => {
    const isSame = latest.current.location === location;
    latest.current = { basePath, slideInUrl, navigate, location };
    if (isSame) return;
    const change = numberOfChange(location.state, changes.deck);
    if (change > changes.seen) {
      changes.seen = change;
      return;
    }
    changes.seen = changes.written;
    if (store.getState().current !== slideInUrl) store.getState().goTo(slideInUrl);
  }, [basePath, slideInUrl, navigate, location, store, changes]);

  useEffect(() => {
    return store.subscribe(({ current }, before) => {
      const isWritten = current === latest.current.slideInUrl && changes.seen === changes.written;
      if (current === before.current || isWritten) return;
      changes.written += 1;
      const state: EntryState = { deckChange: `${changes.deck}:${changes.written}` };
      void latest.current.navigate(slidePath(latest.current.basePath, current), { replace: true, state });
    });
  }, [store, changes]);

  return store;
}

/** Number of this deck's change that wrote a history entry; 0 for other entries. */
function numberOfChange(state: unknown, deck: string): number {
  const change = (state as EntryState | null)?.deckChange;
  return change?.startsWith(`${deck}:`) ? Number(change.slice(deck.length + 1)) : 0;
}
