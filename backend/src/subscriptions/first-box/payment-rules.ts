import { indianDayOf } from '../../common/lists/indian-days.js';
import { CAPTURE_WITHIN_MINUTES } from '../../payments/razorpay-gateway.js';
import { firstBoxDay } from '../active-periods.js';
import type { AuthorizedPayment, Payment, Subscription } from '../subscription.schema.js';

/** So long after we heard of it an approved payment is captured or given back, in ms: a day more than Razorpay takes. */
const UNDER_WAY_MS = (CAPTURE_WITHIN_MINUTES + 24 * 60) * 60_000;

export const FIRST_BOX_HAS_LEFT = 'The first box of this order has left. It is paid on delivery.';

type Paid = Pick<Subscription, 'status' | 'history' | 'payment'>;
type PaidForBox = Paid & Pick<Subscription, 'createdAt'>;

/** Whether the subscription was cancelled before its first box was paid: nothing may be paid on it any more. */
export function endedUnpaid({ status, history, payment }: Paid): boolean {
  if (status !== 'cancelled') return false;
  const cancelledAt = history.at(-1)?.at;
  return payment?.paidAt === undefined || cancelledAt === undefined || payment.paidAt > cancelledAt;
}

/**
 * Payments to refund at Razorpay: those that arrived for a cancelled subscription, that of one cancelled before its first box
 * left, and duplicates of the payment that covered the box.
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
 * online now would pay it twice. A payment that the bank has approved is under way already, unless what became of it should
 * have been heard of long ago.
 */
export function hasLeftUnpaid(record: PaidForBox, now: Date): boolean {
  const { state, authorized } = record.payment ?? {};
  const isUnpaid = state === 'unpaid' || state === 'failed';
  return isUnpaid && !isUnderWay(authorized, now) && dayLeft(record, now) !== undefined;
}

/**
 * The day on which the first box left, when that was before it was paid: the delivery person may have taken cash for it.
 *
 * @param paidAt when we got the money
 */
export function boxDayBeforePayment(record: PaidForBox, paidAt = record.payment?.paidAt): string | undefined {
  return paidAt && dayLeft(record, paidAt);
}

function dayLeft(record: PaidForBox, now: Date): string | undefined {
  const day = firstBoxDay(record);
  return day !== undefined && day <= indianDayOf(now) ? day : undefined;
}

function isUnderWay(authorized: AuthorizedPayment | undefined, now: Date): boolean {
  return authorized !== undefined && now.getTime() < authorized.since.getTime() + UNDER_WAY_MS;
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
