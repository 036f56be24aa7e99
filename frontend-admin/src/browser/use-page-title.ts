import { useEffect } from 'react';
import { usePendingTotal } from '../state/pending-total';

/** Sets the title of the browser tab, including the number of pending items. */
export function usePageTitle(title: string, siteName: string) {
  const waiting = usePendingTotal(({ shown }) => shown);
  useEffect(() => {
    // The shell sets a general title in the same turn; the microtask makes sure that the page's title wins.
    queueMicrotask(() => {
      document.title = `${waiting ? `(${waiting}) ` : ''}${title} · ${siteName}`;
    });
  }, [title, siteName, waiting]);
}
