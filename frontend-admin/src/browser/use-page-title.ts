import { useLocation } from 'frontend-shared/routing/router';
import { useEffect, useEffectEvent } from 'react';
import { useOpenedPage } from '../state/opened-page';
import { usePendingTotal } from '../state/pending-total';

/** Sets the title of the browser tab, including the number of pending items, and reports that the page was opened. */
export function usePageTitle(title: string, siteName: string) {
  const waiting = usePendingTotal(({ shown }) => shown);
  useEffect(() => {
    // The shell sets a general title in the same tick; the microtask ensures that the page's title is set last.
    queueMicrotask(() => {
      document.title = `${waiting ? `(${waiting}) ` : ''}${title} · ${siteName}`;
    });
  }, [title, siteName, waiting]);
  const { pathname } = useLocation();
  const reportOpened = useEffectEvent(() => useOpenedPage.setState({ pathname, title }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not when its title changes
  useEffect(() => {
    reportOpened();
  }, [pathname]);
}
