import type { Locale } from 'frontend-shared/i18n/locale';

/** The language of a text that people typed, so that screen readers pronounce it: people write in either. */
export function languageOf(text: string): Locale {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
}
