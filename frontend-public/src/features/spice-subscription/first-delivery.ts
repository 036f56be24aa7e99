import { IST_OFFSET_MS } from 'frontend-shared/i18n/indian-time';
import { figures } from '../../content/figures';

/**
 * The date of an order's first delivery: the 15th of this month for orders until the 10th (Indian time), otherwise the
 * 15th of the next. The API uses the same rule (`backend/src/subscriptions/delivery-day.ts`), and the receipt shows its
 * date.
 *
 * @param ordered time of the order, in ms since 1970
 */
export function firstDelivery(ordered: number): Date {
  const { deliveryDay, lastOrderDay } = figures.spice;
  const inIndia = new Date(ordered + IST_OFFSET_MS);
  const isLate = inIndia.getUTCDate() > lastOrderDay.value;
  return new Date(
    Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth() + (isLate ? 1 : 0), deliveryDay.value),
  );
}
