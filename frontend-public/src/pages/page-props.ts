import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';

/** What every page of this remote is given; `Messages` is its content module in the visitor's language. */
export interface PageProps<Messages> {
  locale: Locale;
  site: SiteConfig;
  messages: Messages;
}
