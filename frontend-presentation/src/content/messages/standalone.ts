import type { Locale } from 'frontend-shared/i18n/locale';
import { standalone as en } from '../en/standalone';
import { standalone as hi } from '../hi/standalone';
import type { StandaloneMessages } from './types/standalone-messages';

const messages: Record<Locale, StandaloneMessages> = { en, hi };

export function standaloneMessages(locale: Locale): StandaloneMessages {
  return messages[locale];
}
