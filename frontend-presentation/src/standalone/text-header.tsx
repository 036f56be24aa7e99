import type { SiteConfig } from 'frontend-shared/api/site-config';
import { companyName } from 'frontend-shared/content/company-name';
import { localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { useEffect } from 'react';
import { controlMessages } from '../content/messages/controls';
import { loadTextMessages } from '../text/load-text';

/**
 * Header of the text version, which has no deck controls: company name and language switch. Sets the document title.
 */
export function TextHeader({ site }: { site: SiteConfig }) {
  const locale = useLocale();
  const { path } = splitLocale(useLocation().pathname);
  const { otherLanguage } = controlMessages(locale);
  const company = companyName(site, locale);
  useEffect(() => {
    let isCurrent = true;
    loadTextMessages(locale).then(
      ({ title }) => {
        if (isCurrent) document.title = `${title} · ${company}`;
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
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
