import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { type PendingEffect, pushEffects } from '../effects/pending-effect.js';
import { outcomeKeyUpdate } from '../submissions/record/store/outcome-key.js';
import { type ErasureConditions, SubmissionStore } from '../submissions/record/store/submission-store.js';
import type { StatusChange } from '../submissions/record/submission-record.js';
import { PinCodeChanges } from './deliveries/totals/pin-code-changes.js';
import { notAwaitingCapture } from './first-box/payment-rules.js';
import { refundDueKeyOf } from './first-box/refund-due.js';
import {
  type AuthorizedPayment,
  type OrderLease,
  type Payment,
  SUBSCRIPTION,
  type Subscription,
} from './subscription.schema.js';

/** The fields of a subscription that its payment needs. */
export type PayableSubscription = Pick<
  Subscription,
  '_id' | 'reference' | 'revision' | 'suspect' | 'status' | 'history' | 'createdAt' | 'payment'
>;

const PAYABLE = {
  reference: 1,
  revision: 1,
  suspect: 1,
  status: 1,
  history: 1,
  createdAt: 1,
  payment: 1,
} as const;

/**
 * Queries and writes of subscriptions. Each step of a payment is one conditional write. Changes that affect the boxes
 * of a day are recorded beforehand (`PinCodeChanges`).
 */
@Injectable()
export class SubscriptionRepository extends SubmissionStore<Subscription> {
  constructor(
    @InjectModel(SUBSCRIPTION) private readonly subscriptions: Model<Subscription>,
    private readonly changes: PinCodeChanges,
  ) {
    super(subscriptions);
  }

  override async insert(record: Subscription): Promise<void> {
    await this.changes.record([record.pinCode]);
    await super.insert(record);
  }

  /** Also false when the payment has changed since: together they determine whether a refund is due. */
  override async changeStatus(
    read: Pick<Subscription, '_id' | 'revision' | 'suspect' | 'payment'>,
    change: StatusChange,
  ): Promise<boolean> {
    await this.recordBoxChange(read._id);
    return super.changeStatus(read, { ...change, conditions: read.payment && unchanged(read.payment) });
  }

  override async beginErasure(
    id: Types.ObjectId,
    entry: PendingEffect,
    conditions?: ErasureConditions,
  ): Promise<boolean> {
    await this.recordBoxChange(id);
    return super.beginErasure(id, entry, conditions);
  }

  /** A payment that the bank has approved must be in the accounts once it is captured. */
  protected override notInProgressAt(moment: Date): object {
    return notAwaitingCapture(moment);
  }

  findPayable(id: Types.ObjectId): Promise<PayableSubscription | null> {
    return this.subscriptions
      .findOne({ _id: id, erasing: { $ne: true } }, PAYABLE)
      .lean<PayableSubscription>();
  }

  findByOrder(orderId: string): Promise<PayableSubscription | null> {
    return this.subscriptions
      .findOne({ 'payment.orderId': orderId, erasing: { $ne: true } }, PAYABLE)
      .lean<PayableSubscription>();
  }

  /** Takes over creating the order from a call whose lease has expired; false when there is nothing to take over. */
  async takeOrderLease(id: Types.ObjectId, lease: OrderLease, now: Date): Promise<boolean> {
    const written = await this.subscriptions.updateOne(
      { _id: id, 'payment.orderId': { $exists: false }, 'payment.orderLease.until': { $lte: now } },
      { $set: { 'payment.orderLease': lease } },
    );
    return written.modifiedCount === 1;
  }

  /** Lets the next call try at once. */
  async endOrderLease(id: Types.ObjectId, holder: string): Promise<void> {
    await this.subscriptions.updateOne(
      { _id: id, 'payment.orderLease.holder': holder },
      { $set: { 'payment.orderLease.until': new Date(0) } },
    );
  }

  /** Stores the order, unless there already is one. */
  async storeOrder(id: Types.ObjectId, orderId: string): Promise<void> {
    await this.subscriptions.updateOne(
      { _id: id, 'payment.orderId': { $exists: false } },
      { $set: { 'payment.orderId': orderId }, $unset: { 'payment.orderLease': 1 } },
    );
  }

  /**
   * Changes the payment, with the resulting effects; false when the payment, the status or the suspect mark has
   * changed since it was read.
   */
  async changePayment(
    read: Omit<PayableSubscription, 'reference'>,
    change: Partial<Payment>,
    effects: PendingEffect[],
  ): Promise<boolean> {
    const { _id, revision, suspect, payment } = read;
    await this.recordBoxChange(_id);
    const fields = Object.entries(change).map(([name, value]) => [`payment.${name}`, value]);
    const { operators } = outcomeKeyUpdate({
      before: refundDueKeyOf(read),
      after: refundDueKeyOf({ ...read, ...(payment && { payment: { ...payment, ...change } }) }),
    });
    const written = await this.subscriptions.updateOne(
      { _id, revision, suspect, ...unchanged(payment), erasing: { $ne: true } },
      {
        $set: Object.fromEntries(fields),
        ...(change.state && { $unset: { 'payment.authorized': 1 } }),
        ...pushEffects(effects),
        ...operators,
      },
    );
    return written.modifiedCount === 1;
  }

  /** Stores that a bank has approved a payment, unless one was captured or refunded; the first time is kept. */
  async markAuthorized(id: Types.ObjectId, authorized: AuthorizedPayment): Promise<void> {
    await this.subscriptions.updateOne(
      {
        _id: id,
        erasing: { $ne: true },
        'payment.state': { $ne: 'paid' },
        'payment.authorized.paymentId': { $ne: authorized.paymentId },
        'payment.refunded': { $ne: authorized.paymentId },
      },
      { $set: { 'payment.authorized': authorized } },
    );
  }

  /** A failed or refunded payment is no longer authorized. Idempotent. */
  async clearAuthorized(id: Types.ObjectId, paymentId: string): Promise<void> {
    await this.subscriptions.updateOne(
      { _id: id, 'payment.authorized.paymentId': paymentId },
      { $unset: { 'payment.authorized': 1 } },
    );
  }

  /** unpaid → failed; other states are kept, so that a late event undoes nothing. */
  async markFailed(id: Types.ObjectId): Promise<void> {
    await this.subscriptions.updateOne(
      { _id: id, 'payment.state': 'unpaid' },
      { $set: { 'payment.state': 'failed' } },
    );
  }

  private async recordBoxChange(id: Types.ObjectId): Promise<void> {
    const found = await this.subscriptions.findById(id, { pinCode: 1 }).lean<Pick<Subscription, 'pinCode'>>();
    if (found) await this.changes.record([found.pinCode]);
  }
}

/** The payment is as it was read: its lists only grow, unless another payment becomes the one that pays. */
function unchanged({ state, paymentId, duplicatePayments = [], refunded = [] }: Partial<Payment> = {}) {
  return {
    'payment.state': state,
    'payment.paymentId': paymentId ?? null,
    [`payment.duplicatePayments.${duplicatePayments.length}`]: { $exists: false },
    [`payment.refunded.${refunded.length}`]: { $exists: false },
  };
}
