import type { Locale } from 'frontend-shared/i18n/locale';
import { decisions } from '../../../content/decisions';
import { indianDay } from '../../../format/moments';
import type { OwnFilter, OwnView } from '../../record-kind';
import { DECIDED_BY, DECIDED_DAYS } from '../params/list-params';

/** The parameters of the address that narrow a list to decisions. */
export const DECIDED_KEYS = [DECIDED_BY, DECIDED_DAYS.from, DECIDED_DAYS.to] as const;

/** The filters of a kind that the office decides about: by whom, and when. */
export function decidedFilters(locale: Locale): OwnFilter[] {
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

/** What the reader has decided today. */
export function decidedToday(locale: Locale): OwnView {
  const filters = { [DECIDED_BY]: 'me', [DECIDED_DAYS.from]: indianDay() };
  return { key: 'decided', name: decisions[locale].decidedToday, filters };
}
