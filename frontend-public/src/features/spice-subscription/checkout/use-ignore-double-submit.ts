import { useEffect } from 'react';

/** Maximum time between the two taps of a double tap on phones. */
const DOUBLE_TAP_MS = 300;

/**
 * Ignores all but the first press of a gesture. The wizard's button stays in the same place from step to step, so the
 * second click of a double click, the second tap of a double tap or a held key would submit a step that the person has
 * not seen, up to placing the order. Separate presses count, however quick.
 */
export function useIgnoreDoubleSubmit(): void {
  useEffect(() => {
    let lastTap = Number.NEGATIVE_INFINITY;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const ignoreSecond = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-submits]')) return;
      const since = event.timeStamp - lastTap;
      // `detail` counts the clicks of a mouse; not all browsers count taps.
      const tapped = 'pointerType' in event && event.pointerType === 'touch';
      if (tapped) lastTap = event.timeStamp;
      if (event.detail > 1 || (tapped && since < DOUBLE_TAP_MS)) event.preventDefault();
    };
    window.addEventListener('click', ignoreSecond, options);
    window.addEventListener('keydown', ignoreHeldEnter, options);
    return () => listening.abort();
  }, []);
}

/** Browsers repeat a held Enter key as a press every 30 ms or so. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isTextArea = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isTextArea) event.preventDefault();
}
