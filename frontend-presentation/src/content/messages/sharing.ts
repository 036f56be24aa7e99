import type { Locale } from 'frontend-shared/i18n/locale';
import { slideCounter as en } from '../en/sharing';
import { slideCounter as hi } from '../hi/sharing';

const counters: Record<Locale, (slide: number, of: number) => string> = { en, hi };

/** Says which slide the picture of a shared link shows. Not with the words of the bar: a visit of the deck goes without it. */
export function slideCounter(locale: Locale, slide: number, of: number): string {
  return counters[locale](slide, of);
}
