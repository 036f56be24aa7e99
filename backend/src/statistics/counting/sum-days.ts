import { dayAfter, indianDayOf } from '../../common/lists/indian-days.js';
import { nextBoxDayForOrder } from '../../subscriptions/delivery-day.js';
import { SPICE_COMBOS } from '../../subscriptions/spice-packs.js';
import type { DayCounts, KindFigures, NextBoxes, ReplyClock } from './kind-figures.js';
import { lastWeeks } from './periods.js';

/** Days for which the share of messages read in time is computed. */
const REPLY_DAYS = 30;

/** Submissions within the two days that the seven-day periods start in the middle of. */
export interface WeekEdges {
  /** Seven days ago, from the present time of day on. */
  weekAgo: number;
  /** Fourteen days ago, from the present time of day on. */
  twoWeeksAgo: number;
}

const sizeOf = ({ byStatus }: DayCounts) => Object.values(byStatus).reduce((sum, count) => sum + count, 0);

/** The figures that the counts of days add up to at `now`. */
export function sumDays(
  days: ReadonlyMap<string, DayCounts>,
  now: Date,
  edges: WeekEdges,
): Pick<KindFigures, 'total' | 'byStatus' | 'lastWeek' | 'weekBefore' | 'weeks'> {
  const byStatus: Record<string, number> = {};
  for (const counts of days.values()) {
    for (const [status, count] of Object.entries(counts.byStatus)) {
      byStatus[status] = (byStatus[status] ?? 0) + count;
    }
  }
  const today = indianDayOf(now);
  const arrived = (day: string) => sizeOf(days.get(day) ?? { day, byStatus: {} });
  const between = (from: string, to: string) => {
    let sum = 0;
    for (let day = from; day <= to; day = dayAfter(day, 1)) sum += arrived(day);
    return sum;
  };
  const [weekAgo, twoWeeksAgo] = [dayAfter(today, -7), dayAfter(today, -14)];
  return {
    total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    byStatus,
    lastWeek: edges.weekAgo + between(dayAfter(weekAgo, 1), today),
    weekBefore: edges.twoWeeksAgo + between(dayAfter(twoWeeksAgo, 1), weekAgo) - edges.weekAgo,
    weeks: lastWeeks(now).map(({ from, to }) => between(from, to)),
  };
}

/**
 * How many messages were read and answered in time, of those whose 24 hours are over. The last complete day is the
 * day before yesterday.
 */
export function sumReplies(days: ReadonlyMap<string, DayCounts>, now: Date): Omit<ReplyClock, 'late'> {
  const to = dayAfter(indianDayOf(now), -2);
  const from = dayAfter(to, 1 - REPLY_DAYS);
  const counted = [...days.values()].filter(({ day }) => day >= from && day <= to);
  return {
    inTime: counted.reduce((sum, { readInTime = 0 }) => sum + readInTime, 0),
    answered: counted.reduce((sum, { answeredInTime = 0 }) => sum + answeredInTime, 0),
    of: counted.reduce((sum, counts) => sum + sizeOf(counts), 0),
    from,
    to,
  };
}

/** The boxes of the next delivery day, which may be today. */
export function sumNextBoxes(days: ReadonlyMap<string, DayCounts>, now: Date): NextBoxes {
  const day = nextBoxDayForOrder(new Date(0), now);
  const groups = [...days.values()].flatMap(({ boxes = [], lastBoxes = [] }) => [
    ...boxes.filter(({ from }) => from <= day),
    ...lastBoxes.filter(({ from }) => from === day),
  ]);
  const sum = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((all, group) => all + of(group), 0);
  return {
    day,
    deliveries: sum(({ deliveries }) => deliveries),
    boxes: sum(({ boxes }) => boxes),
    cash: sum(({ total, paid }) => (paid === day ? 0 : total)),
    packs: SPICE_COMBOS.map((combo) => ({
      combo,
      boxes: sum((group) => (group.combo === combo ? group.boxes : 0)),
    })),
  };
}
