import { localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';

/**
 * Switches between English and Hindi at the same slide (`/presentation/7` ↔ `/hi/presentation/7`), and replaces the
 * history entry.
 */
export function useLanguageSwitch(): () => void {
  const { pathname, hash } = useLocation();
  const { locale, path } = splitLocale(pathname);
  const navigate = useNavigate();
  return () => void navigate(localePath(locale === 'hi' ? 'en' : 'hi', path) + hash, { replace: true });
}
