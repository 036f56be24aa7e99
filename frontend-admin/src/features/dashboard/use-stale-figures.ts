import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { statistics } from '../../data/statistics';
import { clockTime, indianDay, shortMoment } from '../../format/moments';

/** Figures beyond this age may contradict what the same page lists, in milliseconds; they are asked for each minute. */
const MISLEADING_MS = 120_000;

interface Counting {
  /** "10:16 pm", with the day when it was another one. */
  asOf: string;
  /** Newer figures are not only asked for: the server is counting. */
  isOnServer: boolean;
}

/** Set while the page shows outdated figures and newer ones are being loaded. */
export function useStaleFigures(): Counting | undefined {
  const locale = useLocale();
  const { data, isFetching } = useQuery(statistics());
  if (!data || !(data.isOld || isFetching)) return undefined;
  const { asOf } = data;
  if (Date.now() - Date.parse(asOf) < MISLEADING_MS) return undefined;
  const isToday = indianDay(0, new Date(asOf)) === indianDay();
  return { asOf: isToday ? clockTime(asOf, locale) : shortMoment(asOf, locale), isOnServer: data.isOld };
}
