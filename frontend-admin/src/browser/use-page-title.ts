import { useEffect } from 'react';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string, siteName: string) {
  useEffect(() => {
    // The shell names the console as a whole in the same turn; the page's own name is the last word.
    queueMicrotask(() => {
      document.title = `${title} · ${siteName}`;
    });
  }, [title, siteName]);
}
