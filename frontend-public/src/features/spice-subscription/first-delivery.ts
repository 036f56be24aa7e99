import { INDIA_AHEAD_MS } from 'frontend-shared/i18n/indian-time';
import { figures } from '../../content/figures';

/**
 * The day on which the first box of an order comes: of one until the 10th, Indian time, the 15th, of a later one the 15th of
 * the next month. The API counts it alike (`backend/src/subscriptions/delivery-day.ts`), and the receipt shows its answer.
 *
 * @param ordered moment of the order, in ms since 1970
 */
export function firstDelivery(ordered: number): Date {
  const { deliveryDay, lastOrderDay } = figures.spice;
  const inIndia = new Date(ordered + INDIA_AHEAD_MS);
  const isLate = inIndia.getUTCDate() > lastOrderDay.value;
  return new Date(
    Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth() + (isLate ? 1 : 0), deliveryDay.value),
  );
}
