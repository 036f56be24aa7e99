import { useLocation } from 'frontend-shared/routing/router';
import { useEffect, useRef } from 'react';
import { isAfterLogin } from '../../routing/start-pages';

/**
 * On navigation to another page, or from the login screen, moves focus to the new one if its element was removed with
 * the previous page. Otherwise it is at the top of the document, before the whole menu.
 */
export function usePageFocus(): void {
  const { pathname, state } = useLocation();
  const shown = useRef(isAfterLogin(state) ? undefined : pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    document.getElementById('ad-main')?.focus({ preventScroll: true });
  }, [pathname]);
}
