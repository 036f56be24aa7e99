import { useEffect, useRef } from 'react';
import { useDeck, useDeckStore } from '../state/deck-context';

/**
 * Enters and leaves full screen as the store requires, and updates the store when the browser leaves it (Esc, F11).
 * Without full screen support (iPhone) only the site's header is hidden, through `onHeaderVisible`. The header is shown
 * again whenever the deck unmounts, also after an error.
 */
export function useFullScreen(onHeaderVisible: ((visible: boolean) => void) | undefined): void {
  const store = useDeckStore();
  const isFull = useDeck((deck) => deck.fullScreen);
  const setHeaderVisible = useRef(onHeaderVisible);
  useEffect(() => {
    setHeaderVisible.current = onHeaderVisible;
  });

  useEffect(() => {
    if (!isFull) return;
    setHeaderVisible.current?.(false);
    // On Back to this page, which then has its header, the browser would scroll the slide to where it is now.
    history.scrollRestoration = 'manual';
    // The whole document, not only the deck, so that toasts and dialogs stay visible.
    const entered = document.documentElement.requestFullscreen?.().catch(() => undefined);
    const presenting = import('../presenting/locks/keep-awake-and-defer-updates').then(
      ({ keepAwakeAndDeferUpdates }) => keepAwakeAndDeferUpdates(),
      () => undefined,
    );
    return () => {
      void presenting.then((end) => end?.());
      setHeaderVisible.current?.(true);
      history.scrollRestoration = 'auto';
      // The browser may still be entering full screen.
      leave();
      void entered?.then(leave);
    };
  }, [isFull]);

  useEffect(() => {
    const update = () => store.getState().setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [store]);
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
