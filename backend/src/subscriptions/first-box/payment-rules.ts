import { indianDayOf } from '../../common/lists/indian-days.js';
import { CAPTURE_WITHIN_MINUTES } from '../../payments/razorpay-gateway.js';
import { firstBoxDay } from '../active-periods.js';
import type { AuthorizedPayment, Payment, Subscription } from '../subscription.schema.js';

/**
 * In ms; this long after we learned of it, an approved payment has been captured or refunded: a day more than
 * Razorpay takes.
 */
const IN_PROGRESS_MS = (CAPTURE_WITHIN_MINUTES + 24 * 60) * 60_000;

export const FIRST_BOX_HAS_LEFT = 'The first box of this order has left. It is paid on delivery.';

type Paid = Pick<Subscription, 'status' | 'history' | 'payment'>;
type PaidForBox = Paid & Pick<Subscription, 'createdAt'>;

/** Whether the subscription was cancelled before its first box was paid: it cannot be paid any more. */
export function endedUnpaid({ status, history, payment }: Paid): boolean {
  if (status !== 'cancelled') return false;
  const cancelledAt = history.at(-1)?.at;
  return payment?.paidAt === undefined || cancelledAt === undefined || payment.paidAt > cancelledAt;
}

/**
 * Whether the first box needs no cash. A payment made after the subscription was cancelled is refunded, so that a box
 * that had already left is still paid on delivery.
 */
export function isFirstBoxPaid(record: Paid): boolean {
  return record.payment?.state === 'paid' && !endedUnpaid(record);
}

/**
 * Payments to refund at Razorpay: those made for a cancelled subscription, that of one cancelled before its first box
 * left, and duplicates of the payment for the box.
 */
export function paymentsToRefund(record: PaidForBox): string[] {
  const { paymentId, duplicatePayments = [], refunded = [] } = record.payment ?? {};
  const unneeded =
    paymentId !== undefined && paysForNoBox(record) ? [paymentId, ...duplicatePayments] : duplicatePayments;
  return unneeded.filter((payment) => !refunded.includes(payment));
}

/**
 * Whether the subscription was cancelled so that no box is owed for its online payment: nobody is to pay any more, and
 * a payment that was made is refunded.
 */
export function paysForNoBox(record: PaidForBox): boolean {
  return endedUnpaid(record) || (record.status === 'cancelled' && firstBoxDay(record) === undefined);
}

/**
 * Whether the first box has left without being paid. The driver collects cash for it, so that an online payment
 * started now would pay it twice. A payment approved by the bank is still in progress, unless its outcome is long
 * overdue.
 */
export function hasLeftUnpaid(record: PaidForBox, now: Date): boolean {
  const { payment } = record;
  if (!payment || !isUnpaid(payment) || awaitsCapture(payment, now)) return false;
  return dayLeft(record, now) !== undefined;
}

/** Whether the payer's bank has approved a payment that is not captured yet: until then nobody is to pay again. */
export function awaitsCapture(payment: Payment, now: Date): boolean {
  return isUnpaid(payment) && isInProgress(payment.authorized, now);
}

/** The filter of the subscriptions for which `awaitsCapture` is false. */
export function notAwaitingCapture(now: Date) {
  const overdueSince = new Date(now.getTime() - IN_PROGRESS_MS);
  return {
    $or: [
      { 'payment.state': { $in: ['paid', 'refunded'] } },
      { 'payment.authorized': { $exists: false } },
      { 'payment.authorized.since': { $lte: overdueSince } },
    ],
  };
}

/** Whether no payment was ever captured. */
export function isUnpaid({ state }: Payment): boolean {
  return state === 'unpaid' || state === 'failed';
}

/**
 * The day on which the first box left, if that was before it was paid: the driver may have collected cash for it.
 * @param paidAt when the payment was captured
 */
export function boxDayBeforePayment(record: PaidForBox, paidAt = record.payment?.paidAt): string | undefined {
  return paidAt && dayLeft(record, paidAt);
}

function dayLeft(record: PaidForBox, now: Date): string | undefined {
  const day = firstBoxDay(record);
  return day !== undefined && day <= indianDayOf(now) ? day : undefined;
}

function isInProgress(authorized: AuthorizedPayment | undefined, now: Date): boolean {
  return authorized !== undefined && now.getTime() < authorized.since.getTime() + IN_PROGRESS_MS;
}

/** A change of an order's payment. */
export interface PaymentChange {
  /** The changed fields of the payment. */
  set: Partial<Pick<Payment, 'state' | 'paymentId' | 'paidAt' | 'duplicatePayments' | 'refunded'>>;
  /**
   * The meaning: the box is paid; another payment arrived besides the one that pays; that other one was refunded; the
   * payment that paid, or that a bank had approved, was refunded and another one takes its place, or none does. Absent
   * when nobody needs to be notified.
   */
  outcome?: 'paid' | 'duplicate' | 'duplicate-refunded' | 'replaced' | 'refunded';
}

/** The change when a payment was captured; undefined when it changes nothing. */
export function afterCapture(payment: Payment, paymentId: string, at: Date): PaymentChange | undefined {
  const { state, paymentId: paidBy, duplicatePayments = [], refunded = [] } = payment;
  const isFirst = isUnpaid(payment);
  if (refunded.includes(paymentId)) {
    // Its refund was reported first.
    return isFirst ? { set: { state: 'refunded', paymentId, paidAt: at }, outcome: 'refunded' } : undefined;
  }
  // Known, and to be refunded: only for a cancelled subscription the first payment is refunded while a second one
  // remains.
  if (duplicatePayments.includes(paymentId)) return undefined;
  if (state !== 'paid') return { set: { state: 'paid', paymentId, paidAt: at }, outcome: 'paid' };
  if (paidBy === paymentId) return undefined;
  return { set: { duplicatePayments: [...duplicatePayments, paymentId] }, outcome: 'duplicate' };
}

/**
 * The change when a payment was refunded in full; undefined when that is known. While the subscription continues, a
 * second payment takes its place; for a cancelled one that still has to be refunded.
 */
export function afterRefund({ status, payment }: Paid, paymentId: string): PaymentChange | undefined {
  const { state, paymentId: paidBy, duplicatePayments = [], refunded = [], authorized } = payment ?? {};
  if (refunded.includes(paymentId)) return undefined;
  const set = { refunded: [...refunded, paymentId] };
  if (duplicatePayments.includes(paymentId)) return { set, outcome: 'duplicate-refunded' };
  if (state !== 'paid' || paidBy !== paymentId) {
    // Never captured: the payer was asked not to pay again, so they are told that it comes back.
    return authorized?.paymentId === paymentId ? { set, outcome: 'refunded' } : { set };
  }
  const next = duplicatePayments.find((duplicate) => !set.refunded.includes(duplicate));
  if (status === 'cancelled' || next === undefined)
    return { set: { ...set, state: 'refunded' }, outcome: 'refunded' };
  const others = duplicatePayments.filter((duplicate) => duplicate !== next);
  return { set: { ...set, paymentId: next, duplicatePayments: others }, outcome: 'replaced' };
}
