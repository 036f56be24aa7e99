import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { toAsciiDigits } from 'frontend-shared/i18n/locale';

dayjs.extend(customParseFormat);

/**
 * Date formats: the first one is for display, all are accepted as input. The slash may be left out, because numeric
 * on-screen keyboards do not have one.
 */
export const DAY_FORMATS = [
  'DD/MM/YYYY',
  'D/M/YYYY',
  'D-M-YYYY',
  'D.M.YYYY',
  'D M YYYY',
  'DDMMYYYY',
  'YYYY-MM-DD',
];

/** `YYYY-MM-DD`, as in the URL and the API. */
export const isoDay = (day: Dayjs) => day.format('YYYY-MM-DD');

/** Whether a text is a date from `min` to `max`; empty is valid and means no limit. */
export function isDayBetween(text: string, min: Dayjs | undefined, max: Dayjs): boolean {
  const typed = toAsciiDigits(text.trim());
  if (!typed) return true;
  const day = DAY_FORMATS.map((format) => dayjs(typed, format, true)).find((one) => one.isValid());
  return day !== undefined && !day.isAfter(max, 'day') && !(min && day.isBefore(min, 'day'));
}
