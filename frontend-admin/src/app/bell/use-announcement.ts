import { useEffect, useRef, useState } from 'react';
import type { Notifications } from '../../data/notifications';

/** Notifications that arrive within this time are announced together, in ms. */
const BATCH_MS = 2_000;

/** An announcement for screen readers. */
interface Announcement {
  count: number;
  /** Position of the newest notification; it differs between announcements even when their text is the same. */
  upTo: number;
}

/**
 * Counts the notifications that arrived since the last announcement. Those present at the start are not announced, and
 * a burst is announced once.
 */
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
    // The timer is not restarted by later arrivals: under a steady stream it would never fire.
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const { entries = [] } = latest.current ?? {};
      const since = announced.current ?? 0;
      const upTo = entries[0]?.position ?? since;
      announced.current = upTo;
      setAnnouncement({ count: entries.filter(({ position }) => position > since).length, upTo });
    }, BATCH_MS);
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
