import { useEffect, useState } from 'react';

/**
 * How long an automatically opened record is shown before it can be decided, in ms; the CSS animation `ad-settling`
 * takes as long.
 */
const DECISION_DELAY_MS = 600;

/**
 * Whether decisions are still delayed, because the record has just been opened automatically. Its buttons are where
 * those of the previous record were, so a second press may have been meant for that one. The delay starts when the
 * record is rendered, not when it is requested.
 */
export function useDecisionDelay(isAutoOpened: boolean): boolean {
  const [isDelayed, setDelayed] = useState(isAutoOpened);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(false), DECISION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDelayed;
}
