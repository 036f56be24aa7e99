import type { Locale } from 'frontend-shared/i18n/locale';
import type { ControlMessages } from './control-messages';
import { controls as en } from './en/controls';
import { controls as hi } from './hi/controls';

const messages: Record<Locale, ControlMessages> = { en, hi };

export function controlMessages(locale: Locale): ControlMessages {
  return messages[locale];
}
