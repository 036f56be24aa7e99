import { useReducedMotion } from 'frontend-shared/ui/media-query';
import { useState } from 'react';

/**
 * Whether content advances automatically. On by default, unless the system asks for reduced motion; the person can
 * override it.
 *
 * @returns the state and its setter
 */
export function useAutoplay(): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  return [chosen ?? !reducedMotion, setChosen];
}
