import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useCallback, useEffect, useState } from 'react';

/** Pause between two slides while the deck plays by itself, in ms. */
const AUTOPLAY_MS = 5000;

export interface DeckState {
  /** Current slide, counted from 0. */
  current: number;
  playing: boolean;
  /** Goes to a slide counted from 0; beyond either end it stays at the end. */
  goTo: (slide: number) => void;
  /** As the keys and auto-play move: around both ends. */
  step: (by: 1 | -1) => void;
  togglePlaying: () => void;
}

/**
 * Which slide is shown. It stands in the address (`/presentation/7` is the seventh), so that a slide can be sent;
 * moving replaces the history entry, so that Back leaves the deck.
 */
export function useDeck(basePath: string, count: number): DeckState {
  const root = basePath === '/' ? '' : basePath;
  const slide = useLocation().pathname.slice(root.length).split('/')[1];
  const navigate = useNavigate();
  const [playing, setPlaying] = useState(false);
  const asked = Number(slide || '1');
  const current = Number.isInteger(asked) ? Math.min(Math.max(asked - 1, 0), count - 1) : 0;

  const goTo = useCallback(
    (target: number) => {
      const to = Math.min(Math.max(target, 0), count - 1);
      navigate(to === 0 ? basePath : `${root}/${to + 1}`, { replace: true });
    },
    [basePath, root, count, navigate],
  );
  const step = useCallback((by: 1 | -1) => goTo((current + by + count) % count), [current, count, goTo]);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => step(1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, step]);

  return { current, playing, goTo, step, togglePlaying: () => setPlaying((on) => !on) };
}
