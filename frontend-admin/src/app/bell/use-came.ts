import { useEffect, useRef, useState } from 'react';
import type { Notifications } from '../../data/notifications';

/** What comes within so long is said together, in ms. */
const GATHER_MS = 2_000;

/** How many have come since it was last said, for screen readers: not those that were there, nor each for itself. */
export function useCame(list: Notifications | undefined): number {
  const newest = list?.entries[0]?.position ?? 0;
  const said = useRef<number>(undefined);
  const [came, setCame] = useState(0);
  useEffect(() => {
    if (!list) return;
    if (said.current === undefined) {
      said.current = newest;
      return;
    }
    const since = said.current;
    if (newest <= since) return;
    const timer = setTimeout(() => {
      said.current = newest;
      setCame(list.entries.filter(({ position }) => position > since).length);
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [list, newest]);
  return came;
}
