import { useHydrated } from 'frontend-shared/hydration/use-hydrated';
import { LOCALES, type Locale, localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { routeMatch } from '../../navigation/route-match';
import './language-switch.css';

const names = {
  en: { short: 'EN', long: 'English' },
  hi: { short: 'हिं', long: 'हिन्दी' },
};

/** Links to the same page in each language, with query and hash. */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const { pathname, search, hash } = useLocation();
  const inBrowser = useHydrated();
  const { path } = splitLocale(pathname);
  // When prerendering, query and hash are unknown, and so is the address of "page not found".
  const here = inBrowser || routeMatch(pathname).remote ? path : '/';
  const rest = inBrowser ? { search, hash } : {};
  return (
    <nav className="sh-language" aria-label={label}>
      {LOCALES.map((other) => (
        <Link
          key={other}
          className="sh-language__choice"
          to={{ pathname: localePath(other, here), ...rest }}
          lang={other}
          hrefLang={other}
          aria-current={other === locale ? 'true' : undefined}
          aria-label={names[other].long}
        >
          {names[other].short}
        </Link>
      ))}
    </nav>
  );
}
