import type { SiteConfig } from 'frontend-shared/api/site-config';
import { companyName } from 'frontend-shared/content/company-name';
import { localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { useEffect } from 'react';
import { controlMessages } from '../content/messages/controls';
import { loadTextMessages } from '../text/load-text';

/** The text version has no controls of the deck: what leads to its other language, and its title. */
export function TextHeader({ site }: { site: SiteConfig }) {
  const locale = useLocale();
  const { path } = splitLocale(useLocation().pathname);
  const { otherLanguage } = controlMessages(locale);
  const company = companyName(site, locale);
  useEffect(() => {
    let isHere = true;
    loadTextMessages(locale).then(
      ({ title }) => {
        if (isHere) document.title = `${title} · ${company}`;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [locale, company]);
  return (
    <header className="sa-header">
      <span>{company}</span>
      <Link
        to={localePath(otherLanguage.locale, path)}
        replace
        lang={otherLanguage.locale}
        hrefLang={otherLanguage.locale}
      >
        {otherLanguage.name}
      </Link>
    </header>
  );
}
