import { isFirstBoxPaid } from '../first-box/payment-rules.js';
import type { Subscription } from '../subscription.schema.js';
import type { BoxDays } from './box-days.js';

/** Cash to collect for the box of a day, in rupees: the first box is paid online or in cash, every later one in cash. */
export function cashToCollect(
  record: Pick<Subscription, 'total' | 'status' | 'history' | 'payment'> & { boxes: Pick<BoxDays, 'from'> },
  day: string,
): number {
  return record.boxes.from === day && isFirstBoxPaid(record) ? 0 : record.total;
}
