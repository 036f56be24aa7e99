import { useEffect, useRef, useState } from 'react';
import type { Notifications } from '../../data/notifications';

/** What comes within so long is announced together, in ms. */
const DEBOUNCE_MS = 2_000;

/** Notifications for screen readers to announce. */
interface Announcement {
  count: number;
  /** Position of the newest of them: the next announcement has another, also when it has the same words. */
  upTo: number;
}

/** How many notifications have come since the last announcement: not those that were there, nor each for itself. */
export function useAnnouncement(list: Notifications | undefined): Announcement | undefined {
  const newest = list?.entries[0]?.position ?? 0;
  const announced = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState<Announcement>();
  useEffect(() => {
    if (!list) return;
    if (announced.current === undefined) {
      announced.current = newest;
      return;
    }
    const since = announced.current;
    if (newest <= since) return;
    const timer = setTimeout(() => {
      announced.current = newest;
      setAnnouncement({
        count: list.entries.filter(({ position }) => position > since).length,
        upTo: newest,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [list, newest]);
  return announcement;
}
