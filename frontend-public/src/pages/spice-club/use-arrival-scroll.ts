import { useLocation } from 'frontend-shared/routing/router';
import { useEffect } from 'react';

/** Delay before scrolling, in ms, as specified for this page. */
const SCROLL_DELAY_MS = 300;
/** The router's key of the initial entry: the person did not come from another page. */
const FIRST_PAGE = 'default';

/** Scrolls to the top after arriving from another page, but not on the initial load or a change of language. */
export function useArrivalScroll(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (key === FIRST_PAGE) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
