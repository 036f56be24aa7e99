import { useEffect, useRef, useState } from 'react';
import type { Notifications } from '../../data/notifications';

/** What comes within so long is announced together, in ms. */
const GATHER_MS = 2_000;

/** Notifications for screen readers to announce. */
interface Announcement {
  count: number;
  /** Position of the newest of them: the next announcement has another, also when it has the same words. */
  upTo: number;
}

/** How many notifications have come since the last announcement: not those that were there, nor each for itself. */
export function useAnnouncement(list: Notifications | undefined): Announcement | undefined {
  const newest = list?.entries[0]?.position ?? 0;
  const latest = useRef(list);
  const announced = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [announcement, setAnnouncement] = useState<Announcement>();
  useEffect(() => {
    latest.current = list;
    if (list) announced.current ??= newest;
    if (timer.current !== undefined || newest <= (announced.current ?? newest)) return;
    // Not restarted by what comes meanwhile: a steady stream would otherwise never be announced.
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const { entries = [] } = latest.current ?? {};
      const since = announced.current ?? 0;
      const upTo = entries[0]?.position ?? since;
      announced.current = upTo;
      setAnnouncement({ count: entries.filter(({ position }) => position > since).length, upTo });
    }, GATHER_MS);
  }, [list, newest]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return announcement;
}
