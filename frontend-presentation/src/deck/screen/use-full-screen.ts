import { useEffect, useRef } from 'react';
import { useDeck, useDeckStore } from '../state/deck-context';

/**
 * Puts the deck into full screen as its store requires, and updates the store when the browser leaves it by itself (Esc,
 * F11). A browser without full screen (an iPhone) still hides the site's header, which is what `onHeaderVisible` asks
 * for. However the deck goes away, by an error too, the header comes back.
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
    // The document and not the deck alone, so that toasts and dialogs stay visible.
    const entered = document.documentElement.requestFullscreen?.().catch(() => undefined);
    const presenting = import('../presenting/locks/keep-awake-and-defer-updates').then(
      ({ keepAwakeAndDeferUpdates }) => keepAwakeAndDeferUpdates(),
      () => undefined,
    );
    return () => {
      void presenting.then((end) => end?.());
      setHeaderVisible.current?.(true);
      // The browser may still be on its way into it.
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
