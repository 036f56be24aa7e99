import type { Locale } from 'frontend-shared/i18n/locale';
import { help as en } from '../en/help';
import { help as hi } from '../hi/help';
import type { HelpMessages } from './help-messages';

const messages: Record<Locale, HelpMessages> = { en, hi };

/** Not with the words of the bar: a first visit goes without them. */
export function helpMessages(locale: Locale): HelpMessages {
  return messages[locale];
}
