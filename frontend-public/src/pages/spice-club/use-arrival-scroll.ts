import { useLocation } from 'frontend-shared/routing/router';
import { useEffect } from 'react';

/** Time from arriving to scrolling in ms, as specified for this screen. */
const SCROLL_DELAY_MS = 300;
/** The router's key of the first page that a tab shows: nobody came from another page. */
const FIRST_PAGE = 'default';

/** Scrolls to the top some time after arriving from another page; not over the first page load or a change of language. */
export function useArrivalScroll(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving happens once, a later key is no arrival
  useEffect(() => {
    if (key === FIRST_PAGE) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
