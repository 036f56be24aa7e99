import { useEffect, useRef } from 'react';

/**
 * Keeps the row in view whose panel is open, and gives focus back to it when the panel closes.
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
  useEffect(() => {
    if (opened || !closed.current) return;
    const id = rowId(closed.current);
    closed.current = undefined;
    // A panel that covered the list leaves it out of reach until the frame has drawn itself anew.
    const timer = setTimeout(
      () => (document.getElementById(id) ?? document.getElementById('ad-main'))?.focus(),
      0,
    );
    return () => clearTimeout(timer);
  }, [opened, rowId]);
  return () => {
    closed.current = opened;
  };
}
