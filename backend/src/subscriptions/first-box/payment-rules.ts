import type { Subscription } from '../subscription.schema.js';

type Paid = Pick<Subscription, 'status' | 'history' | 'payment'>;

/** Whether the subscription was cancelled before its first box was paid: nothing may be paid on it any more. */
export function endedUnpaid({ status, history, payment }: Paid): boolean {
  if (status !== 'cancelled') return false;
  const cancelledAt = history.at(-1)?.at;
  return payment?.paidAt === undefined || cancelledAt === undefined || payment.paidAt > cancelledAt;
}

/**
 * Payments that arrived for nothing, to be given back at Razorpay: for a subscription that had been cancelled, or beside
 * the one that paid the box.
 */
export function paymentsToRefund(record: Paid): string[] {
  const { paymentId, duplicatePayments = [], refunded = [] } = record.payment ?? {};
  const forNothing =
    paymentId !== undefined && endedUnpaid(record) ? [paymentId, ...duplicatePayments] : duplicatePayments;
  return forNothing.filter((payment) => !refunded.includes(payment));
}
