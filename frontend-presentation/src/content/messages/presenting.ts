import type { Locale } from 'frontend-shared/i18n/locale';
import { presenting as en } from '../en/presenting';
import { presenting as hi } from '../hi/presenting';
import type { PresentingMessages } from './types/presenting-messages';

const messages: Record<Locale, PresentingMessages> = { en, hi };

export function presentingMessages(locale: Locale): PresentingMessages {
  return messages[locale];
}
