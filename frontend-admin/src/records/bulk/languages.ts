import type { Locale } from 'frontend-shared/i18n/locale';
import type { bulk } from '../../content/bulk';

type Rows = readonly { locale: Locale }[];

/** The language of most senders, in which one text for all of them is read best; English when undecided. */
export function localeOfMost(rows: Rows): Locale {
  const inHindi = countInHindi(rows);
  return inHindi > rows.length - inHindi ? 'hi' : 'en';
}

/** How many of the senders read each language. */
export function languagesOf(rows: Rows, { languages }: (typeof bulk)[Locale]): string {
  const inHindi = countInHindi(rows);
  return languages(rows.length - inHindi, inHindi);
}

function countInHindi(rows: Rows): number {
  return rows.filter(({ locale }) => locale === 'hi').length;
}
