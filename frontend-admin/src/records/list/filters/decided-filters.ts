import type { Locale } from 'frontend-shared/i18n/locale';
import { decisions } from '../../../content/decisions';
import { indianDay } from '../../../format/date-time';
import type { KindFilter, KindView } from '../../record-kind';
import { DECIDED_BY, DECIDED_DAYS } from '../params/list-params';

/** URL parameters that filter a list by decision. */
export const DECIDED_KEYS = [DECIDED_BY, DECIDED_DAYS.from, DECIDED_DAYS.to] as const;

/** Filters by who decided, and when, for kinds with decisions. */
export function decidedFilters(locale: Locale): KindFilter[] {
  const { decidedBy, decidedByIs, anyone, me, somebody, decided } = decisions[locale];
  return [
    {
      type: 'colleague',
      key: DECIDED_BY,
      label: decidedBy,
      is: decidedByIs,
      anyone,
      me,
      somebody,
    },
    { type: 'days', key: DECIDED_DAYS.from, ...DECIDED_DAYS, label: decided },
  ];
}

/** View of the user's own decisions of today. */
export function decidedToday(locale: Locale): KindView {
  const filters = { [DECIDED_BY]: 'me', [DECIDED_DAYS.from]: indianDay() };
  return { key: 'decided', name: decisions[locale].decidedToday, filters };
}
