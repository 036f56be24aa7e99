import { Injectable } from '@nestjs/common';
import { AppError, fieldError } from '../common/errors/app-error.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { RazorpayGateway } from '../payments/razorpay-gateway.js';
import type { ReturnedPayment } from '../payments/razorpay-signatures.js';
import { auditEffect, heldMailEffect, mailEffect } from '../submissions/effects.js';
import { EffectsRelay } from '../submissions/effects-relay.js';
import { type PaymentEvent, readPaymentEvent } from './payment-event.js';
import { type PayableSubscription, SubscriptionRepository } from './subscription.repository.js';
import type { PaymentState, Subscription } from './subscription.schema.js';
import { subscriptionKind } from './subscription-kind.js';

/** What the browser learns of its payment. */
export interface PaidSubscription {
  reference: string;
}

/** Learning that the first box is paid: from the browser that comes back, and from Razorpay itself. */
@Injectable()
export class FirstBoxPayments {
  private readonly kind;

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly gateway: RazorpayGateway,
    private readonly relay: EffectsRelay,
    private readonly logger: AppLogger,
  ) {
    this.kind = subscriptionKind(subscriptions);
  }

  /** What a checkout returned. Repeatable. @throws AppError VALIDATION_FAILED for a signature that is not Razorpay's; NOT_FOUND */
  async confirm(returned: ReturnedPayment): Promise<PaidSubscription> {
    if (!this.gateway.isGenuineReturn(returned)) {
      throw fieldError('razorpay_signature', 'This payment could not be confirmed.');
    }
    const found = await this.subscriptions.findByOrder(returned.razorpay_order_id);
    if (!found) throw new AppError('NOT_FOUND', 'There is no such order.');
    await this.markPaid(found, returned.razorpay_payment_id);
    return { reference: found.reference };
  }

  /** How an order stands, for a browser that was away while it was paid. @throws AppError NOT_FOUND */
  async standing(orderId: string): Promise<PaidSubscription & { payment: PaymentState }> {
    const found = this.gateway.isOffered ? await this.subscriptions.findByOrder(orderId) : null;
    if (!found?.payment) throw new AppError('NOT_FOUND', 'There is no such order.');
    return { reference: found.reference, payment: found.payment.state };
  }

  /**
   * An event of Razorpay, in whatever order and however often it comes. Events about other business of the same account
   * are none of ours.
   *
   * @param body the bytes as they came; the signature is over them
   * @throws AppError VALIDATION_FAILED for a signature that is not Razorpay's
   */
  async take(body: Buffer, signature: string | undefined): Promise<void> {
    if (!this.gateway.isGenuineEvent(body, signature)) {
      throw fieldError('X-Razorpay-Signature', 'This event is not signed by Razorpay.');
    }
    const event = readPaymentEvent(body);
    if (!event) return;
    const found = await this.subscriptions.findByOrder(event.orderId);
    if (found?.payment) await this.apply(event, found);
    else
      this.logger.warn('payment event about an unknown order', { event: event.name, order: event.orderId });
  }

  private async apply(event: PaymentEvent, found: PayableSubscription): Promise<void> {
    if (event.outcome === 'failed') return this.subscriptions.markFailed(found._id);
    if (event.amount !== found.payment?.amount || event.currency !== 'INR') {
      this.logger.error('payment of another amount than the order', { order: event.orderId });
      return;
    }
    await this.markPaid(found, event.paymentId);
  }

  private async markPaid({ _id, reference, suspect, payment }: PayableSubscription, paymentId: string) {
    const paidAt = new Date();
    const id = _id.toHexString();
    const content = { paidPaise: payment?.amount };
    const mailKey = `${id}:paid`;
    const effects = [
      auditEffect(`${mailKey}:audit`, paidAt, {
        action: `${this.kind.actions}.paid`,
        actor: null,
        subject: { kind: this.kind.subject, id, reference },
        after: { payment: 'paid' },
        detail: { paymentId },
      }),
      suspect ? heldMailEffect(mailKey, content) : mailEffect(mailKey, paidAt, content),
    ];
    if (await this.subscriptions.markPaid(_id, { paymentId, paidAt }, effects)) {
      this.relay.hurry<Subscription>(this.kind, _id);
    }
  }
}
