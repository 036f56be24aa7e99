import { useEffect } from 'react';
import { usePendingTotal } from '../state/pending-total';

/** Sets the title of the browser tab, including the number of pending items. */
export function usePageTitle(title: string, siteName: string) {
  const waiting = usePendingTotal(({ shown }) => shown);
  useEffect(() => {
    // The shell sets a general title in the same tick; the microtask ensures that the page's title is set last.
    queueMicrotask(() => {
      document.title = `${waiting ? `(${waiting}) ` : ''}${title} · ${siteName}`;
    });
  }, [title, siteName, waiting]);
}
