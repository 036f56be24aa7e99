import { indianDayOf } from '../common/lists/indian-days.js';
import { firstDelivery, keepsItsBox } from './delivery-day.js';
import type { Subscription } from './subscription.schema.js';

/** A time in which a subscription brought boxes; without `until` it does so still. */
interface ActivePeriod {
  since: Date;
  until?: Date;
}

type Lived = Pick<Subscription, 'status' | 'history' | 'createdAt'>;

/**
 * The times in which boxes were counted, the first one first. A pause that was undone, or that was over before the month's
 * box could notice, does not part them.
 */
function activePeriods({ history, createdAt }: Pick<Lived, 'history' | 'createdAt'>): ActivePeriod[] {
  let last: ActivePeriod = { since: createdAt };
  const periods = [last];
  for (const { status, at, undo } of history) {
    if (status !== 'active') {
      last.until ??= at;
    } else if (last.until !== undefined && (undo || keepsItsBox(last.until, at))) {
      delete last.until;
    } else if (last.until !== undefined) {
      last = { since: at };
      periods.push(last);
    }
  }
  return periods;
}

/** Since when deliveries are counted: since it was begun, or last taken up again. */
export function activeSince(record: Pick<Lived, 'history' | 'createdAt'>): Date {
  return activePeriods(record).at(-1)?.since ?? record.createdAt;
}

/** The day from which on an active subscription brings a box every month; a paused or cancelled one brings none. */
export function boxesFrom(record: Lived): string | undefined {
  return record.status === 'active' ? firstDelivery(activeSince(record)) : undefined;
}

/**
 * The day of the very first box, which is the one that can be paid online; undefined when none has left or will. Boxes leave
 * as their day begins, so a pause on that day comes after its box.
 */
export function firstBoxDay(record: Lived): string | undefined {
  for (const { since, until } of activePeriods(record)) {
    const day = firstDelivery(since);
    if (until === undefined || indianDayOf(until) >= day) return day;
  }
  return undefined;
}
