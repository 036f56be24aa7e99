import { shared as en } from '../content/en/shared';
import { shared as hi } from '../content/hi/shared';
import { useLocale } from '../i18n/locale-context';

const messages = { en, hi };

/** Messages of the shared components in the language of the nearest `LocaleProvider`. */
export function useSharedMessages() {
  return messages[useLocale()];
}
