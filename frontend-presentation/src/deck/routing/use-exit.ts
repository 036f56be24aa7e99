import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { useNavigate } from 'frontend-shared/routing/router';
import { useCallback } from 'react';
import { isWithinSite } from './paths';

/**
 * Leaves the deck. Within the site it goes to the home page in the deck's language. On the standalone site it goes to
 * that page of the configured site; undefined if none is configured.
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
