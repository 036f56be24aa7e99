import { useEffect, useState } from 'react';

/** How long a record that came up by itself is shown before it can be decided, in ms; the line of `ad-settling` takes as long. */
const SETTLING_MS = 600;

/**
 * Whether a record has just come up by itself: its buttons stand where those of the one before it were pressed, and a
 * second press was meant for that one. Counted from when the record is on screen, not from when it was asked for.
 */
export function useDecisionDelay(openedByItself: boolean): boolean {
  const [settling, setSettling] = useState(openedByItself);
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  return settling;
}
