import type { Locale } from 'frontend-shared/i18n/locale';
import { overview as en } from '../en/overview';
import { overview as hi } from '../hi/overview';
import type { OverviewMessages } from './overview-messages';

const messages: Record<Locale, OverviewMessages> = { en, hi };

/** Not with the words of the bar: a first visit goes without them. */
export function overviewMessages(locale: Locale): OverviewMessages {
  return messages[locale];
}
