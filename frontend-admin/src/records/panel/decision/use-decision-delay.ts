import { useEffect, useState } from 'react';

/**
 * How long an automatically opened record is shown before it can be decided, in ms; the CSS animation `ad-settling`
 * takes as long.
 */
const SETTLING_MS = 600;

/**
 * Whether a record has just been opened automatically. Its buttons are where those of the previous record were pressed,
 * so a second press was meant for the previous record. Timed from when the record is rendered, not from its request.
 */
export function useDecisionDelay(openedByItself: boolean): boolean {
  const [settling, setSettling] = useState(openedByItself);
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return settling;
}
