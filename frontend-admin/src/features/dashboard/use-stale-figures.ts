import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { statistics } from '../../data/statistics';
import { clockTime, indianDay, shortMoment } from '../../format/moments';

/** Older figures, in milliseconds, may contradict the lists on the same page; they are refetched every minute. */
const STALE_AFTER_MS = 120_000;

interface StaleFigures {
  /** "10:16 pm", with the date if it was on another day. */
  asOf: string;
  /** The server is counting, beyond a running request. */
  isOnServer: boolean;
}

/** Set while the page shows outdated figures and newer ones are being loaded. */
export function useStaleFigures(): StaleFigures | undefined {
  const locale = useLocale();
  const { data, isFetching } = useQuery(statistics());
  if (!data || !(data.isOld || isFetching)) return undefined;
  const { asOf } = data;
  if (Date.now() - Date.parse(asOf) < STALE_AFTER_MS) return undefined;
  const isToday = indianDay(0, new Date(asOf)) === indianDay();
  return { asOf: isToday ? clockTime(asOf, locale) : shortMoment(asOf, locale), isOnServer: data.isOld };
}
