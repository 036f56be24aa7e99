import { useEffect, useRef } from 'react';

const mainPart = () => document.getElementById('ad-main');

/**
 * Keeps the row in view whose panel is open, and gives focus back to it when the panel closes; to the screen when the row is
 * not there, or goes.
 *
 * @param opened what is open beside the list
 * @param rowId id of the element that opens it from its row
 * @returns to be called before the panel closes
 */
export function useOpenRow(opened: string | undefined, rowId: (opened: string) => string): () => void {
  useEffect(() => {
    if (opened) document.getElementById(rowId(opened))?.scrollIntoView({ block: 'nearest' });
  }, [opened, rowId]);
  const closed = useRef<string>(undefined);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (opened || !closed.current) return;
    const id = rowId(closed.current);
    closed.current = undefined;
    // A panel that covered the list leaves it out of reach until the frame has rendered again.
    const timer = setTimeout(() => {
      const row = document.getElementById(id);
      focused.current = row ? id : undefined;
      (row ?? mainPart())?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [opened, rowId]);
  // What was decided leaves a list of what waits only when the list has been read again: then its row takes the focus along.
  useEffect(() => {
    if (!focused.current || document.getElementById(focused.current)) return;
    focused.current = undefined;
    if (document.activeElement === document.body) mainPart()?.focus();
  });
  return () => {
    closed.current = opened;
  };
}
