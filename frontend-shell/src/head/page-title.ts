import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { shellMessages } from '../content/messages';
import type { RouteMatch } from '../navigation/route-match';

/** The company's name in the language of the page. */
export function companyName(locale: Locale, site: SiteConfig): string {
  return locale === 'hi' && site.nameHindi ? site.nameHindi : site.name;
}

/** The title of a page, as the browser's tab shows it. */
export function titleOf(route: RouteMatch, site: SiteConfig): string {
  return `${shellMessages(route.locale).titles[route.page]} · ${companyName(route.locale, site)}`;
}
