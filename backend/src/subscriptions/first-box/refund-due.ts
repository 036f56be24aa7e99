import { REFUND_DUE_KEY } from '../../common/search/fact-keys.js';
import type { KeyedFilter } from '../../submissions/list/list-filters.js';
import type { Subscription } from '../subscription.schema.js';
import { paymentsToRefund } from './payment-rules.js';

/** What is still to be refunded, in rupees: each payment is one of the first box's price. 0 for nothing. */
export function refundDue(
  record: Pick<Subscription, 'status' | 'history' | 'createdAt' | 'payment'>,
): number {
  return (paymentsToRefund(record).length * (record.payment?.amount ?? 0)) / 100;
}

/** The search key for subscriptions with a refund due; undefined for the others. */
export function refundDueKeyOf(record: Parameters<typeof refundDue>[0]): string | undefined {
  return refundDue(record) > 0 ? REFUND_DUE_KEY : undefined;
}

/** Filters by whether a refund is due; undefined: all. */
export function byRefundDue(value: 'true' | undefined): KeyedFilter[] {
  if (value === undefined) return [];
  // No field holds it: what is due follows from the history and the payments. Few records have the key.
  return [{ key: REFUND_DUE_KEY, fields: { searchKeys: REFUND_DUE_KEY } }];
}
