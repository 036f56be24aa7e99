import type { Locale } from 'frontend-shared/i18n/locale';

/** Translates the device name of the API: "Chrome on Android" is "Android पर Chrome" in Hindi. */
export function deviceLabel(device: string, locale: Locale): string {
  return locale === 'hi' ? device.replace(/^(.+) on (.+)$/, '$2 पर $1') : device;
}
