import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { shellWords } from '../content/words';
import type { Place } from '../navigation/place';

/** The company's name in the language of the page. */
export function companyName(locale: Locale, site: SiteConfig): string {
  return locale === 'hi' && site.nameHindi ? site.nameHindi : site.name;
}

/** The title of a place, as the browser's tab shows it. */
export function titleOf(place: Place, site: SiteConfig): string {
  return `${shellWords(place.locale).titles[place.page]} · ${companyName(place.locale, site)}`;
}
