import { indianDayOf } from '../../common/lists/indian-days.js';
import { firstBoxDay } from '../active-periods.js';
import type { Payment, Subscription } from '../subscription.schema.js';

type Paid = Pick<Subscription, 'status' | 'history' | 'payment'>;
type PaidForBox = Paid & Pick<Subscription, 'createdAt'>;

/** Whether the subscription was cancelled before its first box was paid: nothing may be paid on it any more. */
export function endedUnpaid({ status, history, payment }: Paid): boolean {
  if (status !== 'cancelled') return false;
  const cancelledAt = history.at(-1)?.at;
  return payment?.paidAt === undefined || cancelledAt === undefined || payment.paidAt > cancelledAt;
}

/**
 * Payments that arrived for nothing, to be given back at Razorpay: for a subscription that had been cancelled, or that was
 * before its first box left, or beside the one that paid the box.
 */
export function paymentsToRefund(record: PaidForBox): string[] {
  const { paymentId, duplicatePayments = [], refunded = [] } = record.payment ?? {};
  const forNothing =
    paymentId !== undefined && paysNoBox(record) ? [paymentId, ...duplicatePayments] : duplicatePayments;
  return forNothing.filter((payment) => !refunded.includes(payment));
}

function paysNoBox(record: PaidForBox): boolean {
  return endedUnpaid(record) || (record.status === 'cancelled' && firstBoxDay(record) === undefined);
}

/**
 * Whether the first box has left without being paid. The delivery person takes cash for it, so that whoever began to pay
 * online now would pay it twice. A payment that the bank has approved is under way already.
 */
export function hasLeftUnpaid(record: PaidForBox, now: Date): boolean {
  const { state, authorized } = record.payment ?? {};
  const day = firstBoxDay(record);
  const isUnpaid = (state === 'unpaid' || state === 'failed') && authorized === undefined;
  return isUnpaid && day !== undefined && day <= indianDayOf(now);
}

/** What becomes of the payment of an order. */
export interface PaymentChange {
  /** Fields of the payment that change. */
  set: Partial<Pick<Payment, 'state' | 'paymentId' | 'paidAt' | 'duplicatePayments' | 'refunded'>>;
  /**
   * What it means: the box is paid; a payment came beside the one that pays; the payment that paid was given back, and
   * another one, or none, pays now. Absent when nobody needs to learn of it.
   */
  outcome?: 'paid' | 'duplicate' | 'replaced' | 'refunded';
}

/** We have the money of a payment; undefined when that changes nothing. */
export function afterCapture(payment: Payment, paymentId: string, at: Date): PaymentChange | undefined {
  const { state, paymentId: paidBy, duplicatePayments = [], refunded = [] } = payment;
  const isFirst = state === 'unpaid' || state === 'failed';
  if (refunded.includes(paymentId)) {
    // Its refund was told first.
    return isFirst ? { set: { state: 'refunded', paymentId, paidAt: at }, outcome: 'refunded' } : undefined;
  }
  // Known, and to be given back: only of a cancelled subscription the first one is refunded while a second one is here.
  if (duplicatePayments.includes(paymentId)) return undefined;
  if (state !== 'paid') return { set: { state: 'paid', paymentId, paidAt: at }, outcome: 'paid' };
  if (paidBy === paymentId) return undefined;
  return { set: { duplicatePayments: [...duplicatePayments, paymentId] }, outcome: 'duplicate' };
}

/**
 * All of a payment was given back; undefined when that is known. While the subscription goes on, a second payment that is
 * here pays in its place; of a cancelled one that is still to be given back.
 */
export function afterRefund({ status, payment }: Paid, paymentId: string): PaymentChange | undefined {
  const { state, paymentId: paidBy, duplicatePayments = [], refunded = [] } = payment ?? {};
  if (refunded.includes(paymentId)) return undefined;
  const set = { refunded: [...refunded, paymentId] };
  if (state !== 'paid' || paidBy !== paymentId) return { set };
  const next = duplicatePayments.find((duplicate) => !set.refunded.includes(duplicate));
  if (status === 'cancelled' || next === undefined)
    return { set: { ...set, state: 'refunded' }, outcome: 'refunded' };
  const others = duplicatePayments.filter((duplicate) => duplicate !== next);
  return { set: { ...set, paymentId: next, duplicatePayments: others }, outcome: 'replaced' };
}
