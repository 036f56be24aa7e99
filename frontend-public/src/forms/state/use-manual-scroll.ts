import { useEffect } from 'react';

/**
 * For a page whose steps are history entries and set their own scroll position: disables the browser's scroll
 * restoration, which would override it. Entries added meanwhile inherit the setting.
 */
export function useManualScroll(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // On unmount the current entry belongs to the next page, which inherited the setting.
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}
