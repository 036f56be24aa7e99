const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_MS = 86_400_000;
/** Offset of Indian time from UTC in ms, all year round. */
const IST_OFFSET_MS = 5.5 * 3_600_000;

/** `from`: a date means the start of that day in India; a date with time and offset means that instant. */
export function startOf(value: string): Date | undefined {
  return DAY.test(value) ? indianMidnight(value) : instant(value);
}

/** `to`, as an exclusive end: a date includes the whole Indian day. */
export function endOf(value: string): Date | undefined {
  const start = startOf(value);
  if (start === undefined) return undefined;
  return new Date(start.getTime() + (DAY.test(value) ? DAY_MS : 1));
}

/** A range of days or instants, as lists are filtered; either end may be open. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** A condition of a query: from a moment, and before another. */
export interface TimeFilter {
  $gte?: Date;
  $lt?: Date;
}

/** The condition for a time in this range; undefined when both ends are open. */
export function timeFilter({ from, to }: DayRange): TimeFilter | undefined {
  const start = from === undefined ? undefined : startOf(from);
  const end = to === undefined ? undefined : endOf(to);
  if (start === undefined && end === undefined) return undefined;
  return { ...(start ? { $gte: start } : {}), ...(end ? { $lt: end } : {}) };
}

/** The moment in Indian time, to the millisecond and with its offset: `2025-01-31T10:00:00.000+05:30`. */
export function indianMoment(at: Date): string {
  return indianClock(at).toISOString().replace('Z', '+05:30');
}

/** A date whose UTC fields show Indian time, for formats without time zones. */
export function indianClock(at: Date): Date {
  return new Date(at.getTime() + IST_OFFSET_MS);
}

/** The day in India: `2025-01-31`. */
export function indianDayOf(at: Date): string {
  return indianMoment(at).slice(0, 10);
}

/** The day this many days after another; before it when negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week of this day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

function indianMidnight(day: string): Date | undefined {
  const midnight = new Date(`${day}T00:00:00+05:30`);
  if (Number.isNaN(midnight.getTime())) return undefined;
  // Date turns 31 February into March; the day must come back as it was typed.
  return indianDayOf(midnight) === day ? midnight : undefined;
}

function instant(value: string): Date | undefined {
  const [day = ''] = value.split('T');
  if (!INSTANT.test(value) || !indianMidnight(day)) return undefined;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
