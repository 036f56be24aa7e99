import { useReducedMotion } from 'frontend-shared/ui/media-query';
import { useState } from 'react';

/**
 * Whether the reader lets something move by itself: yes until they say otherwise, no where they ask the system for less
 * motion.
 *
 * @returns that, and a function for what they say
 */
export function usePlaying(): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  return [chosen ?? !still, setChosen];
}
