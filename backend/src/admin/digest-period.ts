import { indianDayOf, startOf } from '../common/lists/indian-days.js';
import type { Preferences } from './settings/preferences.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mails about what waits are sent from this hour of the day on, in India. */
const FROM_HOUR = 8;

/**
 * The period to which a mail of this moment belongs, by the Indian day that it begins on at 8 in the morning: each day, or
 * each Monday. `2025-01-31`
 */
export function digestPeriod(digest: Preferences['digest'], at: Date): string {
  const day = indianDayOf(new Date(at.getTime() - FROM_HOUR * HOUR_MS));
  if (digest !== 'weekly') return day;
  const noon = new Date((startOf(day)?.getTime() ?? 0) + 12 * HOUR_MS);
  const sinceMonday = (noon.getUTCDay() + 6) % 7;
  return indianDayOf(new Date(noon.getTime() - sinceMonday * DAY_MS));
}
