import { indianDayOf, mondayOf } from '../common/lists/indian-days.js';
import type { Preferences } from './settings/preferences.js';

const HOUR_MS = 3_600_000;
/** Hour of the day in India from which digests are sent. */
const FROM_HOUR = 8;

/**
 * The digest period of this moment, named by the Indian day it starts on (at 8 in the morning): every day, or every
 * Monday. `2025-01-31`
 */
export function digestPeriod(digest: Preferences['digest'], at: Date): string {
  const day = indianDayOf(new Date(at.getTime() - FROM_HOUR * HOUR_MS));
  return digest === 'weekly' ? mondayOf(day) : day;
}
