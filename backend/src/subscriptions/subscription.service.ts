import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { actorOf } from '../audit/audit-actor.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { fieldError } from '../common/errors/app-error.js';
import { RazorpayGateway } from '../payments/razorpay-gateway.js';
import { canonicalForm, type SubmissionContext } from '../submissions/intake/compose-record.js';
import { SubmissionCreator } from '../submissions/intake/submission-creator.js';
import { SubmissionLists, type SubmissionPage } from '../submissions/list/submission-lists.js';
import { findRecord } from '../submissions/record/find-record.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import { StatusChanger } from '../submissions/review/status-changer.js';
import { composeSubscription } from './compose-subscription.js';
import { firstDelivery } from './delivery-day.js';
import type { ChangeSubscriptionStatus } from './dto/change-subscription-status.dto.js';
import type { SubscriptionAccepted, SubscriptionReceipt } from './dto/subscription.answers.js';
import type { SubscriptionForm } from './dto/subscription.form.js';
import { type SubscriptionView, subscriptionView } from './dto/subscription.view.js';
import type { SubscriptionListQuery } from './dto/subscription-list.query.js';
import { FirstBoxOrders, newHolder } from './first-box-orders.js';
import { monthlyTotal, packOf } from './spice-packs.js';
import { SubscriptionRepository } from './subscription.repository.js';
import type { Subscription } from './subscription.schema.js';
import { subscriptionKind } from './subscription-kind.js';

/** What the subscriber is told; the checkout only when the first box is paid online. */
export interface AcceptedSubscription extends Pick<SubscriptionAccepted, 'razorpayKey' | 'order'> {
  receipt: SubscriptionReceipt;
}

/** Subscribing to the spice club, and pausing and ending subscriptions. */
@Injectable()
export class SubscriptionService implements OnModuleInit {
  private readonly kind: SubmissionKind<Subscription>;

  constructor(
    private readonly repository: SubscriptionRepository,
    private readonly creator: SubmissionCreator,
    private readonly changer: StatusChanger,
    private readonly lists: SubmissionLists,
    private readonly kinds: SubmissionKinds,
    private readonly gateway: RazorpayGateway,
    private readonly orders: FirstBoxOrders,
  ) {
    this.kind = subscriptionKind(repository);
  }

  onModuleInit(): void {
    this.kinds.register(this.kind);
  }

  /**
   * Stores the subscription, once per key, and has its order made when the first box is paid online.
   *
   * @throws AppError as `SubmissionCreator.createOnce`; UNAVAILABLE when it is stored and its order is not made yet
   */
  async subscribe(form: SubscriptionForm, context: SubmissionContext): Promise<AcceptedSubscription> {
    this.judge(form);
    const holder = newHolder();
    const stored = await this.creator.createOnce(this.kind, {
      ...context,
      body: canonicalForm(form),
      file: undefined,
      compose: (identity) => composeSubscription(form, identity, context, holder),
    });
    const receipt = {
      ...stored,
      // A repeat is told what the first call was told, whatever has been decided since.
      status: this.kind.rules.initial,
      total: monthlyTotal(form.combo, form.quantity),
      nextDelivery: firstDelivery(stored.createdAt),
    };
    if (form.paymentMethod === 'cod') return { receipt };
    const order = await this.orders.ensure(new Types.ObjectId(stored._id), holder);
    return { receipt, razorpayKey: this.gateway.keyId, order };
  }

  async list(query: SubscriptionListQuery): Promise<SubmissionPage<SubscriptionView>> {
    const page = await this.lists.read(this.repository, query, { equal: { status: query.status } });
    return { ...page, items: page.items.map(subscriptionView) };
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string): Promise<SubscriptionView> {
    return subscriptionView(await findRecord(this.kind, id));
  }

  /** @throws AppError as `StatusChanger.change` */
  async changeStatus(
    id: string,
    change: ChangeSubscriptionStatus,
    caller: CallerIdentity,
    from: string,
  ): Promise<SubscriptionView> {
    const by = actorOf(caller);
    const request = { ...change, by, from };
    return subscriptionView(await this.changer.change(this.kind, id, request, subscriptionView));
  }

  /** What no single field can tell. */
  private judge({ combo, quantity, total, paymentMethod }: SubscriptionForm): void {
    if (paymentMethod === 'razorpay' && !this.gateway.isOffered) {
      throw fieldError(
        'paymentMethod',
        'Online payment is not offered at present. Please choose cash on delivery.',
      );
    }
    const right = monthlyTotal(combo, quantity);
    if (total !== undefined && total !== right) {
      const price = packOf(combo).price;
      throw fieldError('total', `Total must be ${right}: ${quantity} × ${price} rupees.`);
    }
  }
}
