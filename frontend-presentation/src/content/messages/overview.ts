import type { Locale } from 'frontend-shared/i18n/locale';
import { overview as en } from '../en/overview';
import { overview as hi } from '../hi/overview';
import type { OverviewMessages } from './types/overview-messages';

const messages: Record<Locale, OverviewMessages> = { en, hi };

/** Not part of `ControlMessages`, so that a first visit does not load them. */
export function overviewMessages(locale: Locale): OverviewMessages {
  return messages[locale];
}
