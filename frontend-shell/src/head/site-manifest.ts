import { type Locale, localePath } from 'frontend-shared/i18n/locale';

/** Path of the manifest in the shell's page. */
export const SITE_MANIFEST = '/manifest.webmanifest';

/** Path of the manifest whose home screen icon opens the site in this language. */
export function siteManifest(locale: Locale): string {
  return localePath(locale, SITE_MANIFEST);
}
