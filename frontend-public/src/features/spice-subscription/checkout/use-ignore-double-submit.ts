import { useEffect } from 'react';

/** Longest time between the two taps of a double tap, in ms, as phones have it. */
const DOUBLE_TAP_MS = 300;

/**
 * Lets one press of one gesture through. The wizard's button stays where it is from step to step, so the second click of
 * a double click, the second tap of a double tap, or a key that is held down would answer a step that nobody has seen,
 * up to placing the order. Presses that are gestures of their own are all heard, however quick.
 */
export function useIgnoreDoubleSubmit(): void {
  useEffect(() => {
    let lastTap = Number.NEGATIVE_INFINITY;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const ignoreSecond = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-submits]')) return;
      const since = event.timeStamp - lastTap;
      // Browsers count the clicks of a mouse that belong together; of taps not all of them do.
      const tapped = 'pointerType' in event && event.pointerType === 'touch';
      if (tapped) lastTap = event.timeStamp;
      if (event.detail > 1 || (tapped && since < DOUBLE_TAP_MS)) event.preventDefault();
    };
    window.addEventListener('click', ignoreSecond, options);
    window.addEventListener('keydown', ignoreHeld, options);
    return () => listening.abort();
  }, []);
}

/** A browser takes Enter that is held down for a press every 30 ms or so. */
function ignoreHeld(event: KeyboardEvent): void {
  const writes = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !writes) event.preventDefault();
}
