import { useEffect, useRef } from 'react';
import { type Step, subscription } from './spice-subscription';

/** Longest time between the two taps of a double tap, in milliseconds; nobody reads a step in less. */
const DOUBLE_TAP_MS = 700;

/**
 * Lets one of several quick presses of the wizard's button through. The button stays where it is from step to step, so
 * the second tap of two, or a key that is held down, would answer a step that nobody has seen, up to placing the order.
 * Whoever has entered something since the last press has seen the step. The clock runs from the last press that was let
 * through, so that somebody who presses quickly again and again is heard in the end.
 *
 * @param step the one on screen
 * @returns what carries a press out: `act` is called, and its answer given, unless the press belongs to the one before
 */
export function useOnePress(step: Step): (act: () => boolean) => boolean {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, entered: '' });
  // A slow phone is busy with the new step while the second tap waits for its turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what has come on screen
  useEffect(() => {
    last.current.at = performance.now();
  }, [step]);
  useEffect(() => {
    window.addEventListener('keydown', ignoreHeld, true);
    return () => window.removeEventListener('keydown', ignoreHeld, true);
  }, []);
  return (act) => {
    const at = performance.now();
    if (at - last.current.at < DOUBLE_TAP_MS && last.current.entered === entered()) return false;
    const answer = act();
    last.current = { at, entered: entered() };
    return answer;
  };
}

/** A browser takes Enter that is held down for a press every 30 ms or so. */
function ignoreHeld(event: KeyboardEvent): void {
  const writes = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !writes) event.preventDefault();
}

const entered = () => JSON.stringify(subscription.use.getState().values);
