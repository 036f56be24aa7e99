import { useReducedMotion } from 'frontend-shared/ui/media-query';
import { useState } from 'react';

/**
 * Whether something may move automatically: by default, unless the system asks for reduced motion; the person can
 * switch it.
 *
 * @returns the state and its setter
 */
export function useAutoplay(): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  return [chosen ?? !reducedMotion, setChosen];
}
