import type { Subscription } from '../subscription.schema.js';
import type { BoxDays } from './box-days.js';

/** Cash to collect for the box of a day, in rupees: the first box is paid online or in cash, every later one in cash. */
export function cashToCollect(
  { total, payment, boxes }: Pick<Subscription, 'total' | 'payment'> & { boxes: Pick<BoxDays, 'from'> },
  day: string,
): number {
  return boxes.from === day && payment?.state === 'paid' ? 0 : total;
}
