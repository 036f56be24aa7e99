import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { useNavigate } from 'frontend-shared/routing/router';
import { useCallback } from 'react';

/**
 * Inside the shell the deck leaves to the home page of its language. On its own site (where it is the root) it goes
 * to the configured address of the site, and stays when there is none.
 */
export function useExit(basePath: string, locale: Locale, siteUrl: string): () => void {
  const navigate = useNavigate();
  const isAlone = !basePath.endsWith('/presentation');
  return useCallback(() => {
    if (!isAlone) void navigate(localePath(locale, '/'));
    else if (siteUrl) window.location.assign(siteUrl);
  }, [navigate, isAlone, locale, siteUrl]);
}
