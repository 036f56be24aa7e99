import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { useNavigate } from 'frontend-shared/routing/router';
import { useCallback } from 'react';
import { isWithinSite } from '../paths';

/**
 * Inside the shell the deck leaves to the home page of its language. On its own site (where it is the root) it goes
 * to that page of the configured site, and stays when there is none: then there is nothing to call.
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
