import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** The first is shown; the others are taken as well. The keys of a phone's numbers have no stroke, so it may be left out. */
export const DAY_FORMATS = [
  'DD/MM/YYYY',
  'D/M/YYYY',
  'D-M-YYYY',
  'D.M.YYYY',
  'D M YYYY',
  'DDMMYYYY',
  'YYYY-MM-DD',
];

/** `YYYY-MM-DD`, as the address and the API have it. */
export const isoDay = (day: Dayjs) => day.format('YYYY-MM-DD');

/** Whether a text says a day from `min` to `max`; an empty one says that there is no limit. */
export function isDayBetween(text: string, min: Dayjs | undefined, max: Dayjs): boolean {
  const typed = text.trim();
  if (!typed) return true;
  const day = DAY_FORMATS.map((format) => dayjs(typed, format, true)).find((one) => one.isValid());
  return day !== undefined && !day.isAfter(max, 'day') && !(min && day.isBefore(min, 'day'));
}
