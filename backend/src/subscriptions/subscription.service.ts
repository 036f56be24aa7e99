import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { RazorpayGateway } from '../payments/razorpay-gateway.js';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import { SubmissionService } from '../submissions/submission.service.js';
import { boxDays } from './deliveries/box-days.js';
import { isBoxOwed } from './deliveries/cash-to-collect.js';
import { DeliveryRepository } from './deliveries/delivery.repository.js';
import { deliveryId } from './deliveries/delivery.schema.js';
import { boxDayForOrder } from './delivery-day.js';
import type { SubscriptionForm } from './dto/subscription.form.js';
import type { SubscriptionAccepted, SubscriptionReceipt } from './dto/subscription.responses.js';
import { type SubscriptionView, subscriptionView } from './dto/subscription.view.js';
import type { SubscriptionListQuery } from './dto/subscription-list.query.js';
import { FirstBoxOrders } from './first-box/first-box-orders.js';
import { byRefundDue } from './first-box/refund-due.js';
import { monthlyTotal } from './spice-packs.js';
import type { Subscription } from './subscription.schema.js';
import { SubscriptionKind } from './subscription-kind.js';

/** The answer to the subscriber; with the checkout only if the first box is paid online. */
export interface AcceptedSubscription extends Pick<SubscriptionAccepted, 'razorpayKey' | 'order'> {
  receipt: SubscriptionReceipt;
}

/** Receives subscriptions of the spice club, and pauses and cancels them. */
@Injectable()
export class SubscriptionService extends SubmissionService<
  Subscription,
  SubscriptionForm,
  SubscriptionListQuery,
  SubscriptionView
> {
  constructor(
    kind: SubscriptionKind,
    private readonly gateway: RazorpayGateway,
    private readonly orders: FirstBoxOrders,
    private readonly deliveries: DeliveryRepository,
  ) {
    super(kind);
  }

  /**
   * Stores the subscription, once per key, and creates its order if the first box is paid online.
   * @throws AppError see `SubmissionCreator.createOnce`; UNAVAILABLE when it is stored but its order is not created
   * yet
   */
  async subscribe(form: SubscriptionForm, context: SubmissionContext): Promise<AcceptedSubscription> {
    const stored = await this.submit(form, context);
    const receipt = {
      ...stored,
      // The price may have changed since the first call, whose total was checked.
      total: form.total ?? monthlyTotal(form.combo, form.quantity),
      nextDelivery: boxDayForOrder(stored.createdAt),
    };
    // Online payment may have been switched off since the first call: the box is then paid on delivery.
    if (form.paymentMethod === 'cod' || !this.gateway.isOffered) return { receipt };
    const order = await this.orders.ensure(new Types.ObjectId(stored._id), context.callId);
    return { receipt, razorpayKey: this.gateway.keyId, order };
  }

  protected filtersOf({ status, refundDue }: SubscriptionListQuery) {
    return { equal: { status }, keyed: byRefundDue(refundDue) };
  }

  protected itemOf(record: Subscription): SubscriptionView {
    return subscriptionView(record);
  }

  protected override async itemsOf(records: Subscription[]): Promise<SubscriptionView[]> {
    const owed = await this.owedBoxes(records);
    return records.map((record) => subscriptionView(record, owed.get(record._id.toHexString())));
  }

  protected async detailOf(record: Subscription): Promise<SubscriptionView> {
    const owed = await this.owedBoxes([record]);
    return subscriptionView(record, owed.get(record._id.toHexString()));
  }

  /** The days of first boxes that were paid online and came back, by subscription. */
  private async owedBoxes(records: readonly Subscription[]): Promise<Map<string, string>> {
    const days = new Map(
      records.flatMap((record) => {
        const { from } = boxDays(record);
        const returned = { day: from, status: 'returned' } as const;
        const id = record._id.toHexString();
        return isBoxOwed({ ...record, boxes: { from } }, returned) ? [[id, from] as const] : [];
      }),
    );
    if (days.size === 0) return days;
    const marks = await this.deliveries.findByIds([...days].map(([id, day]) => deliveryId(id, day)));
    const returned = new Set(marks.filter(({ status }) => status === 'returned').map(({ _id }) => _id));
    return new Map([...days].filter(([id, day]) => returned.has(deliveryId(id, day))));
  }
}
