import { shared as en } from '../content/en/shared';
import { shared as hi } from '../content/hi/shared';
import { useLocale } from '../i18n/locale-context';

const words = { en, hi };

/** The primitives' own words in the language of the nearest `LocaleProvider`. */
export function useSharedWords() {
  return words[useLocale()];
}
