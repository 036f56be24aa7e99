import { LOCALES, type Locale, localePath, splitLocale } from 'frontend-shared/locale';
import { Link, useLocation } from 'frontend-shared/router';
import './language-switch.css';

const names = {
  en: { short: 'EN', long: 'English' },
  hi: { short: 'हिं', long: 'हिन्दी' },
};

/** The same page in the other language, query and anchor kept. */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const { pathname, search, hash } = useLocation();
  const { path } = splitLocale(pathname);
  return (
    <nav className="sh-language" aria-label={label}>
      {LOCALES.map((other) => (
        <Link
          key={other}
          className="sh-language__choice"
          to={{ pathname: localePath(other, path), search, hash }}
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
