import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';

/** What every page of this remote is given; `Words` is its content module in the visitor's language. */
export interface PageProps<Words> {
  locale: Locale;
  site: SiteConfig;
  words: Words;
}
