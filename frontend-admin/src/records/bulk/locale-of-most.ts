import type { Locale } from 'frontend-shared/i18n/locale';

/** The language of most senders, in which one text for all of them is read best; English when undecided. */
export function localeOfMost(rows: readonly { locale: Locale }[]): Locale {
  const inHindi = rows.filter(({ locale }) => locale === 'hi').length;
  return inHindi > rows.length - inHindi ? 'hi' : 'en';
}
