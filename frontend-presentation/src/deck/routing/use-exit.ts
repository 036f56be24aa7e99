import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { useNavigate } from 'frontend-shared/routing/router';
import { useCallback } from 'react';
import { isWithinSite } from './paths';

/**
 * Within the site the exit leads to the home page of its language. On its own site (where it is the root) it leads
 * to that page of the configured site; without one there is no exit.
 */
export function useExit(basePath: string, locale: Locale, siteUrl: string): (() => void) | undefined {
  const navigate = useNavigate();
  const isStandalone = !isWithinSite(basePath);
  const exit = useCallback(() => {
    const home = localePath(locale, '/');
    if (isStandalone) window.location.assign(siteUrl.replace(/\/$/, '') + home);
    else void navigate(home);
  }, [navigate, isStandalone, locale, siteUrl]);
  return isStandalone && !siteUrl ? undefined : exit;
}
