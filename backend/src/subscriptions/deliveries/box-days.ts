import type { HistoryEntry } from '../../submissions/record/submission-record.js';
import { lastingHistory } from '../../submissions/record/values/lasting-history.js';
import { boxDayAfter, boxDayForOrder, keepsNextBox, lastBoxDay, nextBoxDay } from '../delivery-day.js';
import type { SubscriptionStatus } from '../subscription-status.js';

/** The days on which a subscription has a box: from the first to the last, without skipped ones. */
export interface BoxDays {
  from: string;
  /** Far in the future while it is active. Before `from` when there never was a box. */
  until: string;
  /** Box days during pauses. */
  skipped: string[];
}

/** Later than anybody looks ahead. */
const NO_END = '9999-12-15';

/**
 * The box days that follow from the history of a subscription. They are fixed at the start of the 15th, Indian time:
 * somebody who pauses or cancels on that day still gets the box that is leaving.
 */
export function boxDays({
  history,
  createdAt,
}: {
  history: readonly HistoryEntry<SubscriptionStatus>[];
  createdAt: Date;
}): BoxDays {
  /** The first box since it was last resumed. */
  let next = boxDayForOrder(createdAt);
  let paused: Date | undefined;
  const days: BoxDays = { from: next, until: NO_END, skipped: [] };
  for (const { status, at } of lastingHistory(history)) {
    if (status !== 'active') {
      paused ??= at;
      days.until = lastBoxDay(paused);
      continue;
    }
    if (paused === undefined) continue;
    next = keepsNextBox(paused, at) ? later(next, nextBoxDay(at)) : boxDayForOrder(at);
    if (days.until < days.from) days.from = next;
    else days.skipped.push(...between(days.until, next).filter((day) => !days.skipped.includes(day)));
    days.until = NO_END;
    paused = undefined;
  }
  return days;
}

/** Whether there is a box on this day. */
export function hasBoxOn({ from, until, skipped }: BoxDays, day: string): boolean {
  return from <= day && day <= until && !skipped.includes(day);
}

function later(one: string, other: string): string {
  if (one > other) return one;
  return other;
}

function between(after: string, before: string): string[] {
  const days: string[] = [];
  for (let day = boxDayAfter(after); day < before; day = boxDayAfter(day)) days.push(day);
  return days;
}
