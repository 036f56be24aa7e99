import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';

/** Props of every page of this remote. `Messages` is the type of its content module. */
export interface PageProps<Messages> {
  locale: Locale;
  site: SiteConfig;
  messages: Messages;
}
