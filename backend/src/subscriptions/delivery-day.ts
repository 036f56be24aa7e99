import { INDIA_AHEAD_MS } from '../common/lists/indian-days.js';

/** Boxes leave on this day of the month (specification §9). */
export const DELIVERY_DAY = 15;
/** Last day of the month on which an order still makes that month's delivery (decisions §6). */
export const LAST_ORDER_DAY = 10;

/**
 * The first delivery of a subscription that began (or was taken up again for another month) at this moment: orders until the 10th, Indian
 * time, leave on the 15th, later ones a month after.
 *
 * @returns a day such as `2025-01-15`
 */
export function firstDelivery(since: Date): string {
  const { year, month, day } = inIndia(since);
  return deliveryIn(year, day <= LAST_ORDER_DAY ? month : month + 1);
}

/** The next delivery seen from `now`: the first one while that is still to come, after it the next 15th, today's included. */
export function nextDelivery(since: Date, now: Date): string {
  const first = firstDelivery(since);
  const coming = nextBoxDay(now);
  if (first > coming) return first;
  return coming;
}

/** The first day on or after this one on which boxes leave. */
export function nextBoxDay(now: Date): string {
  const { year, month, day } = inIndia(now);
  return deliveryIn(year, day <= DELIVERY_DAY ? month : month + 1);
}

/** The last day on or before this one on which boxes left, or leave: on the 15th itself they count as gone. */
export function lastBoxDay(now: Date): string {
  const { year, month, day } = inIndia(now);
  return deliveryIn(year, day < DELIVERY_DAY ? month - 1 : month);
}

/** The box day a month after this one. */
export function boxDayAfter(day: string): string {
  return deliveryIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** Whether boxes leave on this day: `2025-01-15`. */
export function isBoxDay(day: string): boolean {
  return /^[0-9]{4}-(0[1-9]|1[0-2])-15$/.test(day);
}

/** Whether a pause leaves the next box alone: neither were orders counted meanwhile (after the 10th), nor did boxes leave. */
export function keepsItsBox(paused: Date, resumed: Date): boolean {
  return firstDelivery(paused) === firstDelivery(resumed) && lastBoxDay(paused) === lastBoxDay(resumed);
}

function inIndia(at: Date): { year: number; month: number; day: number } {
  const local = new Date(at.getTime() + INDIA_AHEAD_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
}

/** @param month -1 to 12; the first is December of the year before, the last January of the year after */
function deliveryIn(year: number, month: number): string {
  return new Date(Date.UTC(year, month, DELIVERY_DAY)).toISOString().slice(0, 10);
}
