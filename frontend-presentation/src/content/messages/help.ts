import type { Locale } from 'frontend-shared/i18n/locale';
import { help as en } from '../en/help';
import { help as hi } from '../hi/help';
import type { HelpMessages } from './types/help-messages';

const messages: Record<Locale, HelpMessages> = { en, hi };

/** Not part of `ControlMessages`, so that a first visit does not load them. */
export function helpMessages(locale: Locale): HelpMessages {
  return messages[locale];
}
