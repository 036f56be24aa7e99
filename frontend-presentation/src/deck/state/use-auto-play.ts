import { useReducedMotion } from 'frontend-shared/ui/media-query';
import { useEffect } from 'react';
import { useDeck, useDeckStore } from './deck-context';
import { usePageVisible } from './use-page-visible';

/** How long a slide is shown during auto-play, in ms. */
const SLIDE_MS = 5000;

/**
 * Shows the next slide during auto-play. Pauses while the slide is not visible: the tab is in the background, the
 * screen is blank or an overlay is open. Any slide change restarts the timer.
 */
export function useAutoPlay(): void {
  const store = useDeckStore();
  const current = useDeck((deck) => deck.current);
  const isSeen = useDeck((deck) => !deck.blank && deck.overlay === null);
  const isPlaying = useDeck((deck) => deck.playing);
  const isPageVisible = usePageVisible();
  const isMotionReduced = useReducedMotion();
  const runs = isPlaying && isSeen && isPageVisible;

  // A change to reduced motion pauses auto-play; it can still be started again.
  useEffect(() => {
    if (isMotionReduced) store.getState().pause();
  }, [isMotionReduced, store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has a timer of its own
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => store.getState().next(), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [runs, current, store]);
}
