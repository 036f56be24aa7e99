import { useEffect, useMemo } from 'react';
import { later } from '../later';
import { useDeckStore } from '../state/deck-context';

/** Another window and phones: nothing of it is in a first visit. */
const code = later(async () => {
  const [windows, presenter] = await Promise.all([import('./deck-window'), import('./open-presenter')]);
  return { ...windows, ...presenter };
});

/** What leads from the deck to a presentation with several windows and phones. */
export interface Presenting {
  /** Opens the presenter's window; says so when the browser blocks it. Call it while a press lasts. */
  present: () => void;
  /** Shows the code that links a phone; none where the deck stands alone, without the API. */
  linkPhone: (() => void) | undefined;
}

/** As in `window-session.ts`, which a first visit goes without. */
const SESSION_KEY = 'deck.presenting';
const WINDOW_NAME = 'deck-';

export function usePresenting(basePath: string): Presenting {
  const store = useDeckStore();

  // A deck that is loaded anew, or in its other language, goes on with the presentation that it was part of.
  useEffect(() => {
    let isHere = true;
    if (hasPresented())
      code.load().then(
        ({ deckWindow }) => isHere && deckWindow(store),
        () => undefined,
      );
    return () => {
      isHere = false;
      code.here?.leaveDeckWindow(store);
    };
  }, [store]);

  return useMemo(() => {
    const open = ({ openPresenter }: NonNullable<typeof code.here>) => {
      if (!openPresenter(store, basePath)) store.setState({ overlay: 'presenter' });
    };
    const present = () => {
      // What is here is used at once: some browsers let a window open during the press only.
      if (code.here) open(code.here);
      else code.load().then(open, () => store.setState({ overlay: 'presenter' }));
    };
    const hasApi = basePath.endsWith('/presentation');
    return { present, linkPhone: hasApi ? () => store.getState().toggleOverlay('phone') : undefined };
  }, [store, basePath]);
}

function hasPresented(): boolean {
  try {
    return window.name.startsWith(WINDOW_NAME) || sessionStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
