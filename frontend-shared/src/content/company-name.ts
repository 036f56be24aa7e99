import type { SiteConfig } from '../api/site-config';
import type { Locale } from '../i18n/locale';

/** The company's name in a language; the Hindi one is not in every configuration. */
export function companyName(site: Pick<SiteConfig, 'name' | 'nameHindi'>, locale: Locale): string {
  return (locale === 'hi' && site.nameHindi) || site.name;
}
