import type { Locale } from 'frontend-shared/i18n/locale';
import type { AloneMessages } from './alone-messages';
import { alone as en } from './en/alone';
import { alone as hi } from './hi/alone';

const messages: Record<Locale, AloneMessages> = { en, hi };

export function aloneMessages(locale: Locale): AloneMessages {
  return messages[locale];
}
