import { useLocation } from 'frontend-shared/routing/router';
import { useLayoutEffect, useRef } from 'react';

/** Another page begins at its top; on the way back and forth the browser leads to where one was. */
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
