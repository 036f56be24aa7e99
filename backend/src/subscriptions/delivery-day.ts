/** Boxes leave on this day of the month (specification §9). */
export const DELIVERY_DAY = 15;
/** Last day of the month on which an order still makes that month's delivery (decisions §6). */
export const LAST_ORDER_DAY = 10;

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

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
  const { year, month, day } = inIndia(now);
  const coming = deliveryIn(year, day <= DELIVERY_DAY ? month : month + 1);
  if (first > coming) return first;
  return coming;
}

/**
 * Whether a pause leaves the next box alone: orders were not counted meanwhile (after the 10th), and it was over before
 * the boxes leave.
 */
export function keepsItsBox(paused: Date, resumed: Date): boolean {
  return firstDelivery(paused) === firstDelivery(resumed) && inIndia(resumed).day < DELIVERY_DAY;
}

function inIndia(at: Date): { year: number; month: number; day: number } {
  const local = new Date(at.getTime() + INDIA_AHEAD_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
}

/** @param month 0 to 12; the last is January of the year after */
function deliveryIn(year: number, month: number): string {
  return new Date(Date.UTC(year, month, DELIVERY_DAY)).toISOString().slice(0, 10);
}
