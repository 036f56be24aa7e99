import { indianClock } from '../common/lists/indian-days.js';

/** Boxes leave on this day of the month (specification §9). */
export const DELIVERY_DAY = 15;
/** Last day of the month on which an order is included in that month's delivery (decisions §6). */
export const LAST_ORDER_DAY = 10;

/**
 * The first delivery of a subscription that was ordered (or resumed) at this moment: orders until the 10th, Indian
 * time, leave on the 15th, later ones a month after.
 * @returns a day such as `2025-01-15`
 */
export function boxDayForOrder(since: Date): string {
  const { year, month, day } = inIndia(since);
  return boxDayIn(year, day <= LAST_ORDER_DAY ? month : month + 1);
}

/**
 * The next delivery after `now`: the first one while that is in the future, then the next 15th, which may be today.
 */
export function nextBoxDayForOrder(since: Date, now: Date): string {
  const first = boxDayForOrder(since);
  const coming = nextBoxDay(now);
  if (first > coming) return first;
  return coming;
}

/** The first box day on or after this moment. */
export function nextBoxDay(now: Date): string {
  const { year, month, day } = inIndia(now);
  return boxDayIn(year, day <= DELIVERY_DAY ? month : month + 1);
}

/** The last box day on or before this moment: on the 15th itself, boxes count as having left. */
export function lastBoxDay(now: Date): string {
  const { year, month, day } = inIndia(now);
  return boxDayIn(year, day < DELIVERY_DAY ? month - 1 : month);
}

/** The box day a month later. */
export function boxDayAfter(day: string): string {
  return boxDayIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** Whether this day is a box day: `2025-01-15`. */
export function isBoxDay(day: string): boolean {
  return /^[0-9]{4}-(0[1-9]|1[0-2])-15$/.test(day);
}

/**
 * Whether a pause does not affect the next box: no orders were counted (after the 10th) and no boxes left in between.
 */
export function keepsNextBox(paused: Date, resumed: Date): boolean {
  return boxDayForOrder(paused) === boxDayForOrder(resumed) && lastBoxDay(paused) === lastBoxDay(resumed);
}

function inIndia(at: Date): { year: number; month: number; day: number } {
  const local = indianClock(at);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
}

/** @param month -1 to 12; -1 is December of the previous year, 12 is January of the next */
function boxDayIn(year: number, month: number): string {
  return new Date(Date.UTC(year, month, DELIVERY_DAY)).toISOString().slice(0, 10);
}
