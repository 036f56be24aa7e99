import type { Locale } from 'frontend-shared/i18n/locale';
import { print as en } from '../en/print';
import { print as hi } from '../hi/print';
import type { PrintMessages } from './types/print-messages';

const messages: Record<Locale, PrintMessages> = { en, hi };

export function printMessages(locale: Locale): PrintMessages {
  return messages[locale];
}
