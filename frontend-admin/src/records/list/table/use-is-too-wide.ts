import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a table is wider than its container; updated on resize. */
export function useIsTooWide(frame: RefObject<HTMLElement | null>): boolean {
  const [isTooWide, setTooWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = frame;
    const table = current?.querySelector('table');
    if (!current || !table) return;
    const measure = () => setTooWide(table.offsetWidth > current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
  return isTooWide;
}
