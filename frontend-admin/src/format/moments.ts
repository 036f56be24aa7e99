import { counted } from './counted';

/** Dates are shown in Indian time whatever the office computer says. */
const ZONE = 'Asia/Kolkata';

const full = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

const short = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function parts(format: Intl.DateTimeFormat, iso: string) {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of format.formatToParts(new Date(iso))) found[part.type] = part.value;
  const clock = `${found.hour}:${found.minute} ${(found.dayPeriod ?? '').toLowerCase()}`;
  // English writes "Sept" in some data sets; the list needs words of one width.
  const month = format === short ? (found.month ?? '').slice(0, 3) : found.month;
  return { day: found.day, month, year: found.year, clock };
}

/** "17 November 2025, 4:12 pm" */
export function longMoment(iso: string): string {
  const { day, month, year, clock } = parts(full, iso);
  return `${day} ${month} ${year}, ${clock}`;
}

/** "15 January 2026" for an Indian day as `YYYY-MM-DD`; its noon is safely inside it. */
export function longDay(indianDay: string): string {
  const { day, month, year } = parts(full, `${indianDay}T12:00:00+05:30`);
  return `${day} ${month} ${year}`;
}

/** "17 Nov", with the year when it is not the current one. */
export function shortDay(iso: string, now = new Date()): string {
  const { day, month, year } = parts(short, iso);
  return year === parts(short, now.toISOString()).year ? `${day} ${month}` : `${day} ${month} ${year}`;
}

/** "17 Nov, 4:12 pm" */
export function shortMoment(iso: string, now = new Date()): string {
  return `${shortDay(iso, now)}, ${parts(short, iso).clock}`;
}

/** "Friday, 21 November" */
export function today(now = new Date()): string {
  return weekday.format(now).replace(/^(\p{L}+),? /u, '$1, ');
}

/** Day in India as `YYYY-MM-DD`, `daysAgo` days before `now`. */
export function indianDay(daysAgo = 0, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(now.getTime() - daysAgo * 86_400_000);
}

/** The same where room is short: "<1 h" for less than an hour. */
export function waitedShort(iso: string, now = new Date()): string {
  return hoursSince(iso, now) < 1 ? '<1 h' : waited(iso, now);
}

const hoursSince = (iso: string, now: Date) =>
  Math.floor((now.getTime() - new Date(iso).getTime()) / 3_600_000);

/** Whole days since then. */
export function daysSince(iso: string, now = new Date()): number {
  return Math.floor(hoursSince(iso, now) / 24);
}

/** How long something has waited: "6 days", "1 day", "5 hours", "less than an hour". */
export function waited(iso: string, now = new Date()): string {
  const hours = hoursSince(iso, now);
  if (hours < 1) return 'less than an hour';
  if (hours < 24) return counted(hours, 'hour', 'hours');
  return counted(Math.floor(hours / 24), 'day', 'days');
}
