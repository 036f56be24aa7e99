import { useEffect, useRef } from 'react';

const mainElement = () => document.getElementById('ad-main');

/**
 * Scrolls the row of the open panel into view, and returns focus to it when the panel closes; to the page when the row
 * does not exist or is removed.
 * @param opened id of the open item
 * @param rowId returns the element id of the row's link
 * @returns a function to be called before the panel closes
 */
export function useRowFocus(opened: string | undefined, rowId: (opened: string) => string): () => void {
  useEffect(() => {
    if (opened) document.getElementById(rowId(opened))?.scrollIntoView({ block: 'nearest' });
  }, [opened, rowId]);
  const closed = useRef<string>(undefined);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (opened || !closed.current) return;
    const id = rowId(closed.current);
    closed.current = undefined;
    // While a panel covers the list it is inert until the frame has rendered again.
    const timer = setTimeout(() => {
      const row = document.getElementById(id);
      focused.current = row ? id : undefined;
      (row ?? mainElement())?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [opened, rowId]);
  // A decided record is removed from a list of pending ones when the list is refetched; its row then loses focus.
  useEffect(() => {
    if (!focused.current || document.getElementById(focused.current)) return;
    focused.current = undefined;
    if (document.activeElement === document.body) mainElement()?.focus();
  });
  return () => {
    closed.current = opened;
  };
}
