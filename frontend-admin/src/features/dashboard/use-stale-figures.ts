import { useQuery } from '@tanstack/react-query';
import { serverNow } from 'frontend-shared/api/server-clock';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { statistics } from '../../data/statistics';
import { clockTime, indianDay, shortDateTime } from '../../format/date-time';

/** Figures older than this, in ms, may contradict the lists on the same page. They are refetched every minute. */
const STALE_AFTER_MS = 120_000;

interface StaleFigures {
  /** When the figures were counted, for example "10:16 pm", with the date unless it was today. */
  asOf: string;
  /** Whether the server is recounting; otherwise only a request is running. */
  isRecounting: boolean;
}

/** Defined while the page shows outdated figures and newer ones are being loaded. */
export function useStaleFigures(): StaleFigures | undefined {
  const locale = useLocale();
  const { data, dataUpdatedAt, isFetching } = useQuery(statistics());
  if (!data || !(data.isOld || isFetching)) return undefined;
  const { asOf } = data;
  // Figures that were not old when they arrived age by this computer's clock.
  const age = data.isOld ? serverNow() - Date.parse(asOf) : Date.now() - dataUpdatedAt;
  if (age < STALE_AFTER_MS) return undefined;
  const isToday = indianDay(0, new Date(asOf)) === indianDay();
  return { asOf: isToday ? clockTime(asOf, locale) : shortDateTime(asOf, locale), isRecounting: data.isOld };
}
