import { useEffect, useRef } from 'react';

/** Gives focus to the page when the last row of a list goes that had it: otherwise the keyboard would be nowhere. */
export function useFocusWhenEmptied(rows: number | undefined): void {
  const hadRows = useRef(false);
  useEffect(() => {
    if (rows === 0 && hadRows.current && document.activeElement === document.body) {
      document.getElementById('ad-main')?.focus();
    }
    if (rows !== undefined) hadRows.current = rows > 0;
  }, [rows]);
}
