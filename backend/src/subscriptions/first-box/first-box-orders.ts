import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { AppError } from '../../common/errors/app-error.js';
import { type PaymentOrder, RazorpayGateway } from '../../payments/razorpay-gateway.js';
import { type PayableSubscription, SubscriptionRepository } from '../subscription.repository.js';
import type { OrderLease, Payment } from '../subscription.schema.js';
import { endedUnpaid, FIRST_BOX_HAS_LEFT, hasLeftUnpaid } from './payment-rules.js';

/** How long a call has exclusive access to creating an order, in ms: longer than its two requests can take. */
const LEASE_MS = 30_000;
/** How long a call waits for another one that is creating the order, and its polling interval, in ms. */
const WAIT_MS = 10_000;
const POLL_MS = 100;

/** A subscription whose first box is paid online. */
type OnlineSubscription = PayableSubscription & { payment: Payment };

/** A new payment, whose order is created by the call that stores it. */
export function newPayment(amount: number, holder: string, now: Date): Payment {
  return { state: 'unpaid', amount, orderLease: leaseOf(holder, now) };
}

/**
 * One order per subscription (docs/decisions/0015). The call that wrote the record creates the order. Other calls
 * wait for it and, if it was interrupted, take over, first looking the order up by its receipt.
 */
@Injectable()
export class FirstBoxOrders {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly gateway: RazorpayGateway,
  ) {}

  /**
   * The order of this subscription.
   * @param holder id of the call: the one in the record when the call wrote it
   * @throws AppError UNAVAILABLE when there is none yet; the call may be repeated. CONFLICT when the subscription was
   * cancelled, or its first box left, before it was paid: online payment is no longer possible
   */
  async ensure(id: Types.ObjectId, holder: string): Promise<PaymentOrder> {
    const deadline = Date.now() + WAIT_MS;
    for (;;) {
      const found = await this.read(id);
      const { reference, payment } = found;
      if (endedUnpaid(found)) {
        throw new AppError('CONFLICT', 'This order was cancelled. To order again, please begin a new one.');
      }
      if (hasLeftUnpaid(found, new Date())) throw new AppError('CONFLICT', FIRST_BOX_HAS_LEFT);
      if (payment.orderId !== undefined) return orderOf(reference, payment.amount, payment.orderId);
      if (payment.orderLease?.holder === holder) return this.create(found, holder, false);
      const now = new Date();
      if (await this.subscriptions.takeOrderLease(id, leaseOf(holder, now), now)) {
        return this.create(found, holder, true);
      }
      if (Date.now() > deadline) break;
      await delay(POLL_MS);
    }
    throw new AppError('PAYMENT_UNAVAILABLE', 'Your order is being prepared. Please try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }

  /** @param mayExist whether an interrupted call may have created the order already */
  private async create(found: OnlineSubscription, holder: string, mayExist: boolean): Promise<PaymentOrder> {
    const { _id, reference, payment } = found;
    const { amount } = payment;
    try {
      const earlier = mayExist ? await this.gateway.findOrder(reference, amount) : undefined;
      const order = earlier ?? (await this.gateway.createOrder(reference, amount));
      await this.subscriptions.storeOrder(_id, order.id);
    } catch (thrown) {
      await this.subscriptions.endOrderLease(_id, holder);
      throw thrown;
    }
    // After a long stall, another call may have taken over in the meantime.
    const { payment: stored } = await this.read(_id);
    return orderOf(reference, amount, stored.orderId ?? '');
  }

  private async read(id: Types.ObjectId): Promise<OnlineSubscription> {
    const found = await this.subscriptions.findPayable(id);
    if (found?.payment) return { ...found, payment: found.payment };
    // Only a concurrent erasure can have deleted it.
    throw new AppError('CONFLICT', 'This submission is being changed. Please try again.');
  }
}

function leaseOf(holder: string, now: Date): OrderLease {
  return { holder, until: new Date(now.getTime() + LEASE_MS) };
}

function orderOf(receipt: string, amount: number, id: string): PaymentOrder {
  return { id, amount, currency: 'INR', receipt };
}
