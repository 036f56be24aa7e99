import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError, busy, fieldError } from '../../common/errors/app-error.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { type ProviderPayment, RazorpayGateway } from '../../payments/razorpay-gateway.js';
import type { CheckoutResult } from '../../payments/razorpay-signatures.js';
import { SubmissionEffects } from '../../submissions/effects/submission-effects.js';
import { type PayableSubscription, SubscriptionRepository } from '../subscription.repository.js';
import { SubscriptionKind } from '../subscription-kind.js';
import type { ConfirmedPayment, PaymentStatus } from './dto/payment.responses.js';
import { paymentEffects } from './payment-effects.js';
import { type PaymentEvent, readPaymentEvent } from './payment-event.js';
import {
  afterCapture,
  afterRefund,
  awaitsCapture,
  boxDayBeforePayment,
  FIRST_BOX_HAS_LEFT,
  hasLeftUnpaid,
  isUnpaid,
  type PaymentChange,
  paysForNoBox,
} from './payment-rules.js';

/** Attempts at a write that conflicts with concurrent changes. */
const MAX_ATTEMPTS = 5;
/**
 * A payment is captured right after the bank approved it: number of polls for a returning payer, and the pause
 * between them in ms.
 */
const POLLS = 3;
const POLL_MS = 700;

/** Processes payments of first boxes, as reported by returning browsers and by Razorpay. */
@Injectable()
export class FirstBoxPayments {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly gateway: RazorpayGateway,
    private readonly effects: SubmissionEffects,
    private readonly logger: AppLogger,
    private readonly kind: SubscriptionKind,
  ) {}

  /**
   * Confirms the result of a checkout. Its signature proves that the bank approved the payment; Razorpay is queried for
   * whether it was captured; until then it is `authorized`. Idempotent.
   * @throws AppError VALIDATION_FAILED for a signature that is not Razorpay's, or a refunded payment; NOT_FOUND, also
   * when the subscription was cancelled, so that the payment is refunded; UNAVAILABLE when Razorpay does not answer
   */
  async confirm(returned: CheckoutResult): Promise<ConfirmedPayment> {
    if (!this.gateway.isGenuineReturn(returned)) {
      throw fieldError('razorpay_signature', 'This payment could not be confirmed.');
    }
    const { razorpay_order_id: order, razorpay_payment_id: payment } = returned;
    const found = await this.subscriptions.findByOrder(order);
    if (!found) {
      this.logger.warn('payment event about an unknown order', { event: 'checkout', order, payment });
      throw new AppError('NOT_FOUND', 'There is no such order.');
    }
    const { state: known, paymentId: paidBy, refunded = [] } = found.payment ?? {};
    if (refunded.includes(payment)) throw notConfirmed();
    const isPaid = known === 'paid' && paidBy === payment;
    const state = isPaid ? 'paid' : await this.applyReturned(found, payment);
    const now = await this.subscriptions.findByOrder(order);
    const outcome = now?.payment?.state === 'paid' ? 'paid' : state;
    if (!now || (outcome === 'paid' && isCancelledForPayer(now))) {
      throw new AppError(
        'NOT_FOUND',
        'This order was cancelled. If you have paid for it, we will refund it.',
      );
    }
    if (now.payment?.refunded?.includes(payment)) throw notConfirmed();
    return { reference: now.reference, payment: outcome };
  }

  /**
   * The state of an order's payment, for a browser that was closed while it was paid, or that is about to pay it.
   * @throws AppError NOT_FOUND, also when the subscription was cancelled, or its first box left, and nothing was paid
   */
  async getPaymentStatus(orderId: string): Promise<PaymentStatus> {
    const found = this.gateway.isOffered ? await this.subscriptions.findByOrder(orderId) : null;
    if (!found?.payment) throw new AppError('NOT_FOUND', 'There is no such order.');
    const { reference, payment, status } = found;
    const now = new Date();
    if (awaitsCapture(payment, now)) return { reference, payment: 'authorized' };
    if (isUnpaid(payment) && status === 'cancelled')
      throw new AppError('NOT_FOUND', 'This order was cancelled.');
    if (hasLeftUnpaid(found, now)) throw new AppError('NOT_FOUND', FIRST_BOX_HAS_LEFT);
    return { reference, payment: payment.state, ...(isCancelledForPayer(found) && { cancelled: true }) };
  }

  /**
   * Processes an event of Razorpay, in any order and any number of times. Events about other business of the same
   * account are ignored.
   * @param body the bytes as received, which the signature covers
   * @throws AppError VALIDATION_FAILED for a signature that is not Razorpay's; UNAVAILABLE, after which Razorpay
   * sends it again
   */
  async handleWebhook(body: Buffer, signature: string | undefined): Promise<void> {
    if (!this.gateway.isGenuineEvent(body, signature)) {
      throw fieldError('X-Razorpay-Signature', 'This event is not signed by Razorpay.');
    }
    const event = readPaymentEvent(body);
    if (!event) return;
    const found = await this.subscriptions.findByOrder(event.orderId);
    if (found?.payment) await this.apply(event, found);
    else {
      const { name, orderId: order, paymentId: payment } = event;
      this.logger.warn('payment event about an unknown order', { event: name, order, payment });
    }
  }

  private async apply(event: PaymentEvent, found: PayableSubscription): Promise<void> {
    const { outcome, paymentId } = event;
    if (outcome === 'authorized') return this.recordAuthorized(found, paymentId);
    if (outcome === 'paid') return this.applyCaptured(event, found);
    if (outcome === 'refunded' && !returnsThePrice(event, found)) return;
    if (outcome === 'failed') await this.subscriptions.markFailed(found._id);
    else await this.change(found, paymentId, (now) => afterRefund(now, paymentId));
    // Last: the change depends on it, and after a crash Razorpay sends the event again.
    await this.subscriptions.clearAuthorized(found._id, paymentId);
  }

  private async applyCaptured(event: PaymentEvent, found: PayableSubscription): Promise<void> {
    const { paymentId, order } = event;
    const ids = { order: event.orderId, payment: paymentId };
    const orderAmount = found.payment?.amount ?? 0;
    const isEnough = order
      ? order.amount === orderAmount && order.currency === 'INR'
      : await this.paysOrder(event, event.orderId, orderAmount);
    if (!isEnough) {
      this.logger.error('payment of another amount than the order', ids);
      return;
    }
    if (order && order.paid < orderAmount) this.logger.warn('order is paid with less than it asks for', ids);
    await this.markPaid(found, paymentId);
  }

  private async applyReturned(
    found: PayableSubscription,
    paymentId: string,
  ): Promise<ConfirmedPayment['payment']> {
    const payment = await this.readOnceCaptured(paymentId);
    const { status, orderId } = payment;
    if (status === 'captured' && (await this.paysOrder(payment, orderId, found.payment?.amount ?? 0))) {
      await this.markPaid(found, paymentId);
      return 'paid';
    }
    if (status === 'created' || status === 'authorized') {
      await this.recordAuthorized(found, paymentId);
      this.logger.warn('payment is approved and not captured', { order: orderId, payment: paymentId });
      return 'authorized';
    }
    this.logger.error('payment that the checkout returned does not count', { payment: paymentId, status });
    throw notConfirmed();
  }

  private async readOnceCaptured(paymentId: string): Promise<ProviderPayment> {
    for (let polls = 1; ; polls += 1) {
      const payment = await this.gateway.readPayment(paymentId);
      if (payment.status !== 'authorized' || polls === POLLS) return payment;
      await delay(POLL_MS);
    }
  }

  /**
   * Whether a captured payment pays the order. Its amount differs when the payer bears Razorpay's fee or an offer
   * gives a discount; then the order itself says whether it is paid.
   */
  private async paysOrder(
    { amount, currency }: Pick<ProviderPayment, 'amount' | 'currency'>,
    orderId: string,
    orderAmount: number,
  ): Promise<boolean> {
    return (amount === orderAmount && currency === 'INR') || this.gateway.isOrderPaid(orderId, orderAmount);
  }

  private async recordAuthorized(found: PayableSubscription, paymentId: string): Promise<void> {
    if (found.payment?.state !== 'paid') {
      return this.subscriptions.markAuthorized(found._id, { paymentId, since: new Date() });
    }
    if (found.payment.paymentId !== paymentId) this.warnOfDuplicate(found, paymentId);
  }

  private markPaid(read: PayableSubscription, paymentId: string): Promise<void> {
    return this.change(read, paymentId, ({ payment }, at) => payment && afterCapture(payment, paymentId, at));
  }

  /**
   * Written only over what was read, which determines the change, the mail to the payer, and whether that is held.
   */
  private async change(
    read: PayableSubscription,
    paymentId: string,
    decide: (found: PayableSubscription, at: Date) => PaymentChange | undefined,
  ): Promise<void> {
    let found: PayableSubscription | null = read;
    for (let attempt = 0; attempt < MAX_ATTEMPTS && found; attempt += 1) {
      const at = new Date();
      const change = decide(found, afterLastChange(found, at));
      if (!change) return;
      const effects = paymentEffects(this.kind, { change, found, paymentId, at });
      if (await this.subscriptions.changePayment(found, change.set, effects)) {
        this.warnOf(change, found, paymentId);
        this.effects.dispatchNow(this.kind, found._id);
        return;
      }
      found = await this.subscriptions.findPayable(found._id);
    }
    if (found) throw busy(1);
    const order = read.payment?.orderId;
    this.logger.warn('payment event about an unknown order', { event: 'erased', order, payment: paymentId });
  }

  private warnOf({ outcome, set }: PaymentChange, found: PayableSubscription, paymentId: string): void {
    if (outcome === 'duplicate') this.warnOfDuplicate(found, paymentId);
    if (outcome !== 'paid') return;
    const ids = { order: found.payment?.orderId, payment: paymentId };
    if (found.status === 'cancelled') this.logger.warn('payment for a cancelled subscription', ids);
    else if (boxDayBeforePayment(found, set.paidAt))
      this.logger.warn('payment for a first box that has left', ids);
  }

  private warnOfDuplicate({ payment }: PayableSubscription, paymentId: string): void {
    const ids = { order: payment?.orderId, payment: paymentId };
    this.logger.warn('second payment for an order that is paid', ids);
  }
}

/** A refunded payment pays for no box, even if the first one had left before the cancellation. */
function isCancelledForPayer(found: PayableSubscription): boolean {
  return found.payment?.state === 'refunded' ? found.status === 'cancelled' : paysForNoBox(found);
}

/** Whether nothing is left to refund. Razorpay calls the refund of the price partial where the payer bore a fee as well. */
function returnsThePrice({ refund }: PaymentEvent, { payment }: PayableSubscription): boolean {
  return refund !== undefined && (refund.isFull || refund.amount >= (payment?.amount ?? Infinity));
}

/** Now, but after a cancellation that a server whose clock is ahead has stored: their order decides what is refunded. */
function afterLastChange({ history }: PayableSubscription, now: Date): Date {
  const changedAt = history.at(-1)?.at.getTime() ?? 0;
  return new Date(Math.max(now.getTime(), changedAt + 1));
}

function notConfirmed(): AppError {
  return fieldError('razorpay_payment_id', 'This payment could not be confirmed.');
}
