import { dayAfter, endOf, indianDayOf, mondayOf, startOf } from '../../common/lists/indian-days.js';

export const DAY_MS = 86_400_000;

/** Number of weeks in the figures, including the present one. */
export const WEEKS = 8;

/** The first and last days of the last Indian weeks, oldest first. A week starts on Monday. */
export function lastWeeks(now: Date): { from: string; to: string }[] {
  const monday = mondayOf(indianDayOf(now));
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
