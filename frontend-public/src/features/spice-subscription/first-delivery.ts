import { figures } from '../../content/figures';

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/**
 * The day on which the first box of an order of this moment, in ms since 1970, comes: orders until the 10th, Indian time, on the 15th, later
 * ones a month after (`backend/src/subscriptions/delivery-day.ts`, whose answer the receipt shows).
 */
export function firstDelivery(ordered: number): Date {
  const { deliveryDay, lastOrderDay } = figures.spice;
  const inIndia = new Date(ordered + INDIA_AHEAD_MS);
  const isLate = inIndia.getUTCDate() > lastOrderDay.value;
  return new Date(
    Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth() + (isLate ? 1 : 0), deliveryDay.value),
  );
}
