import { serverNow } from 'frontend-shared/api/server-clock';
import { indianDayAt } from 'frontend-shared/i18n/indian-time';
import type { Locale } from 'frontend-shared/i18n/locale';
import { pluralize } from './pluralize';

/** Dates are shown in Indian time, whatever the time zone of the computer. */
const ZONE = 'Asia/Kolkata';

/** The present time, by the clock of the server, which made the times that it is compared with. */
const serverTime = () => new Date(serverNow());

/** Date formats; the functions below combine their parts. */
const STYLES = {
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
} as const;

type Style = keyof typeof STYLES;

/** Latin digits in both languages; Hindi has the part of the day before the hour: शाम 4:12 बजे. */
function formatsOf(tag: string, clock: Intl.DateTimeFormatOptions) {
  const formatter = (style: Style) =>
    new Intl.DateTimeFormat(tag, {
      timeZone: ZONE,
      ...STYLES[style],
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
      ...clock,
    });
  return {
    full: formatter('full'),
    short: formatter('short'),
    shortWeekday: new Intl.DateTimeFormat(tag, { timeZone: ZONE, weekday: 'short' }),
    weekday: new Intl.DateTimeFormat(tag, { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

const formats: Record<Locale, ReturnType<typeof formatsOf>> = {
  en: formatsOf('en-GB', {}),
  hi: formatsOf('hi-IN-u-nu-latn', { dayPeriod: 'long' }),
};

function parts(locale: Locale, style: Style, iso: string) {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of formats[locale][style].formatToParts(new Date(iso))) found[part.type] = part.value;
  const time = `${found.hour}:${found.minute}`;
  const period = found.dayPeriod ?? '';
  const clock = locale === 'hi' ? `${period} ${time} बजे` : `${time} ${period.toLowerCase()}`;
  // Some versions of the locale data have "Sept"; lists need three letters.
  const month = locale === 'en' && style === 'short' ? (found.month ?? '').slice(0, 3) : found.month;
  return { day: found.day, month, year: found.year, clock };
}

/** "17 November 2025, 4:12 pm", "17 नवंबर 2025, शाम 4:12 बजे" */
export function longDateTime(iso: string, locale: Locale): string {
  const { day, month, year, clock } = parts(locale, 'full', iso);
  return `${day} ${month} ${year}, ${clock}`;
}

/** "15 January 2026" for an Indian day as `YYYY-MM-DD`. Formats its noon in India. */
export function longDay(indianDay: string, locale: Locale): string {
  const { day, month, year } = parts(locale, 'full', `${indianDay}T12:00:00+05:30`);
  return `${day} ${month} ${year}`;
}

/** "17 Nov", with the year when it is not the current one. */
export function shortDay(iso: string, locale: Locale, now = serverTime()): string {
  const { day, month, year } = parts(locale, 'short', iso);
  return year === parts(locale, 'short', now.toISOString()).year
    ? `${day} ${month}`
    : `${day} ${month} ${year}`;
}

/** "Mon, 17 Nov" */
export function weekdayAndDay(iso: string, locale: Locale): string {
  return `${formats[locale].shortWeekday.format(new Date(iso))}, ${shortDay(iso, locale)}`;
}

/** "4:12 pm", "शाम 4:12 बजे" */
export function clockTime(iso: string, locale: Locale): string {
  return parts(locale, 'short', iso).clock;
}

/** "17 Nov, 4:12 pm" */
export function shortDateTime(iso: string, locale: Locale, now = serverTime()): string {
  return `${shortDay(iso, locale, now)}, ${parts(locale, 'short', iso).clock}`;
}

const RECENT = {
  en: { today: 'Today', yesterday: 'Yesterday' },
  hi: { today: 'आज', yesterday: 'कल' },
} as const;

/** "Today, 4:12 pm", "Yesterday, 4:12 pm", and before that "17 Nov, 4:12 pm" */
export function recentDateTime(iso: string, locale: Locale, now = serverTime()): string {
  const day = indianDay(0, new Date(iso));
  const { clock } = parts(locale, 'short', iso);
  if (day === indianDay(0, now)) return `${RECENT[locale].today}, ${clock}`;
  if (day === indianDay(1, now)) return `${RECENT[locale].yesterday}, ${clock}`;
  return shortDateTime(iso, locale, now);
}

/** "4:12 pm" when it is today in India, otherwise the day: "17 Nov". */
export function timeOrDay(iso: string, locale: Locale, now = serverTime()): string {
  const isToday = indianDay(0, new Date(iso)) === indianDay(0, now);
  return isToday ? parts(locale, 'short', iso).clock : shortDay(iso, locale, now);
}

/** Month names, from January. */
export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) => {
    const middle = new Date(Date.UTC(2026, month, 15)).toISOString();
    return parts(locale, 'full', middle).month ?? '';
  });
}

/** Short weekday names, from Sunday. */
export function weekdayNames(locale: Locale): string[] {
  // 2 August 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, day) =>
    formats[locale].shortWeekday.format(new Date(Date.UTC(2026, 7, 2 + day))),
  );
}

/** "Friday, 21 November" */
export function today(locale: Locale, now = serverTime()): string {
  return formats[locale].weekday.format(now).replace(/^([\p{L}\p{M}]+),? /u, '$1, ');
}

const hoursSince = (iso: string, now: Date) =>
  Math.floor((now.getTime() - new Date(iso).getTime()) / 3_600_000);

/** Whole days that have passed since then. */
export function daysSince(iso: string, now = serverTime()): number {
  return Math.floor(hoursSince(iso, now) / 24);
}

const WAITED = {
  en: {
    short: '<1 h',
    less: 'less than an hour',
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
  },
  hi: {
    short: '<1 घंटा',
    less: 'एक घंटे से कम',
    hour: { one: 'घंटा', other: 'घंटे' },
    day: { one: 'दिन', other: 'दिन' },
  },
} as const;

/** How long a record has waited: "6 days", "1 day", "5 hours", "less than an hour". */
export function waitingTime(iso: string, locale: Locale, now = serverTime()): string {
  const hours = hoursSince(iso, now);
  const messages = WAITED[locale];
  if (hours < 1) return messages.less;
  if (hours < 24) return pluralize(hours, messages.hour.one, messages.hour.other);
  return pluralize(Math.floor(hours / 24), messages.day.one, messages.day.other);
}

/** Waiting time in short form: "<1 h" for less than an hour. */
export function shortWaitingTime(iso: string, locale: Locale, now = serverTime()): string {
  return hoursSince(iso, now) < 1 ? WAITED[locale].short : waitingTime(iso, locale, now);
}

/** The day in India as `YYYY-MM-DD`, `daysAgo` days before `now`. */
export function indianDay(daysAgo = 0, now = serverTime()): string {
  return indianDayAt(now.getTime() - daysAgo * 86_400_000);
}

/** Whether the day exists in the calendar: other values cannot be shown, and the API rejects them. */
export function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  );
}

/** Monday and Sunday of the previous week in India. */
export function lastWeek(now = serverTime()): { from: string; to: string } {
  const noon = new Date(`${indianDay(0, now)}T12:00:00+05:30`);
  const daysSinceSunday = noon.getUTCDay() || 7;
  return { from: indianDay(daysSinceSunday + 6, noon), to: indianDay(daysSinceSunday, noon) };
}

/** The same day of the month, `months` months later. Only for days that every month has. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 15] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}
