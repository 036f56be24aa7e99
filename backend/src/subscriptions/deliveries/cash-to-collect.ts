import { isFirstBoxPaid } from '../first-box/payment-rules.js';
import type { Subscription } from '../subscription.schema.js';
import type { BoxDays } from './box-days.js';
import type { BoxStatus } from './delivery.schema.js';

type PaidBox = Pick<Subscription, 'status' | 'history' | 'payment'> & { boxes: Pick<BoxDays, 'from'> };

/** Cash to collect for the box of a day, in rupees: the first box is paid online or in cash, every later one in cash. */
export function cashToCollect(record: PaidBox & Pick<Subscription, 'total'>, day: string): number {
  return isPaidOnline(record, day) ? 0 : record.total;
}

/**
 * Whether the subscriber has paid for this box and not received it: it was paid online and came back. The office sends
 * it again, or refunds the payment.
 */
export function isBoxOwed(record: PaidBox, { day, status }: { day: string; status: BoxStatus }): boolean {
  return status === 'returned' && isPaidOnline(record, day);
}

function isPaidOnline(record: PaidBox, day: string): boolean {
  return record.boxes.from === day && isFirstBoxPaid(record);
}
