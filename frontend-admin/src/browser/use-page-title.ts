import { useEffect } from 'react';
import { usePendingTotal } from '../state/pending-total';

/** Names the page in the browser's tab and history, with how much work waits, for those who have many tabs open. */
export function usePageTitle(title: string, siteName: string) {
  const waiting = usePendingTotal(({ shown }) => shown);
  useEffect(() => {
    // The shell names the console as a whole in the same turn; the page's own name is the last word.
    queueMicrotask(() => {
      document.title = `${waiting ? `(${waiting}) ` : ''}${title} · ${siteName}`;
    });
  }, [title, siteName, waiting]);
}
