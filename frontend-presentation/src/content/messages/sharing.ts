import type { Locale } from 'frontend-shared/i18n/locale';
import { slideCounter as en } from '../en/sharing';
import { slideCounter as hi } from '../hi/sharing';

const counters: Record<Locale, (slide: number, of: number) => string> = { en, hi };

/** Number of the slide in the picture of a shared link. Not part of `ControlMessages`, since the deck does not need it. */
export function slideCounter(locale: Locale, slide: number, of: number): string {
  return counters[locale](slide, of);
}
