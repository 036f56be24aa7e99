import type { SiteConfig } from '../api/site-config';
import type { Locale } from '../i18n/locale';

/** The company's name in a language; falls back to the English one if no Hindi name is configured. */
export function companyName(site: Pick<SiteConfig, 'name' | 'nameHindi'>, locale: Locale): string {
  return (locale === 'hi' && site.nameHindi) || site.name;
}
