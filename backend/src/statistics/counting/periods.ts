import { endOf, indianDayOf, startOf } from '../../common/lists/indian-days.js';

export const DAY_MS = 86_400_000;

/** Number of weeks in the figures, including the present one. */
export const WEEKS = 8;

/** The Indian day this many days after another; before it when negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first and last days of the last Indian weeks, oldest first. A week starts on Monday. */
export function lastWeeks(now: Date): { from: string; to: string }[] {
  const today = indianDayOf(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = dayAfter(today, -sinceMonday);
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = dayAfter(monday, (index + 1 - WEEKS) * 7);
    return { from, to: dayAfter(from, 6) };
  });
}

/** Start and end of a day in India. */
export function spanOf(day: string): { from: Date; before: Date } {
  const [from, before] = [startOf(day), endOf(day)];
  if (!from || !before) throw new Error(`no calendar has the day ${day}`);
  return { from, before };
}
