import type { Locale } from 'frontend-shared/locale';
import type { SiteConfig } from 'frontend-shared/site-config';

/** What every page of this remote is given. */
export interface PageProps {
  locale: Locale;
  site: SiteConfig;
}
