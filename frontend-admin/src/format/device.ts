import type { Locale } from 'frontend-shared/i18n/locale';

/** A browser as the API names it, "Chrome on Android", in the given language: "Android पर Chrome". */
export function deviceWords(device: string, locale: Locale): string {
  return locale === 'hi' ? device.replace(/^(.+) on (.+)$/, '$2 पर $1') : device;
}
