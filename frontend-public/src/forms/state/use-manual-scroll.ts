import { useEffect } from 'react';

/**
 * For a page whose steps are entries of the history and begin where the page says: the browser would scroll to where an
 * entry was left, and does so after the page has shown the step. Entries that are added meanwhile are treated alike.
 */
export function useManualScroll(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // By now the entry is the one of the next page, which took it over.
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}
