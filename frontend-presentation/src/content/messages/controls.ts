import type { Locale } from 'frontend-shared/i18n/locale';
import { controls as en } from '../en/controls';
import { controls as hi } from '../hi/controls';
import type { ControlMessages } from './types/control-messages';

const messages: Record<Locale, ControlMessages> = { en, hi };

/** For code that runs in Node.js or that needs both languages. A page of the deck loads only its own (`frame-texts.ts`). */
export function controlMessages(locale: Locale): ControlMessages {
  return messages[locale];
}
