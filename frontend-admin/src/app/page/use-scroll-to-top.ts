import { useLocation } from 'frontend-shared/routing/router';
import { useLayoutEffect, useRef } from 'react';

/** Scrolls to the top on navigation to another page. For Back and Forward the browser restores the position. */
export function useScrollToTop(): void {
  const { pathname, key } = useLocation();
  const visited = useRef(new Set<string>());
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isNew = !visited.current.has(key);
    visited.current.add(key);
    if (isNew && shown.current !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = pathname;
  }, [pathname, key]);
}
