import { indianDayOf } from '../common/lists/indian-days.js';
import { lastingHistory } from '../submissions/record/values/lasting-history.js';
import { boxDayForOrder, keepsNextBox } from './delivery-day.js';
import type { Subscription } from './subscription.schema.js';

/** A period in which a subscription delivered boxes; without `until` it still does. */
interface ActivePeriod {
  since: Date;
  until?: Date;
}

type Timeline = Pick<Subscription, 'status' | 'history' | 'createdAt'>;

/**
 * The periods in which boxes were counted, in order. A pause that was undone, or that ended before it could affect a
 * box, does not separate two periods.
 */
function activePeriods({ history, createdAt }: Pick<Timeline, 'history' | 'createdAt'>): ActivePeriod[] {
  let last: ActivePeriod = { since: createdAt };
  const periods = [last];
  for (const { status, at } of lastingHistory(history)) {
    if (status !== 'active') {
      last.until ??= at;
    } else if (last.until !== undefined && keepsNextBox(last.until, at)) {
      delete last.until;
    } else if (last.until !== undefined) {
      last = { since: at };
      periods.push(last);
    }
  }
  return periods;
}

/** The start of counting deliveries: when it was ordered, or last resumed. */
export function activeSince(record: Pick<Timeline, 'history' | 'createdAt'>): Date {
  return activePeriods(record).at(-1)?.since ?? record.createdAt;
}

/** The day from which an active subscription has a box every month; a paused or cancelled one has none. */
export function boxesFrom(record: Timeline): string | undefined {
  return record.status === 'active' ? boxDayForOrder(activeSince(record)) : undefined;
}

/**
 * The day of the very first box, which is the one that can be paid online; undefined when there was none and will be
 * none. Boxes leave at the start of their day, so a pause on that day comes after its box.
 */
export function firstBoxDay(record: Timeline): string | undefined {
  for (const { since, until } of activePeriods(record)) {
    const day = boxDayForOrder(since);
    if (until === undefined || indianDayOf(until) >= day) return day;
  }
  return undefined;
}
