import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { fieldError } from '../common/errors/app-error.js';
import type { MailEffect } from '../effects/pending-effect.js';
import type { OutgoingMail } from '../mail/outbox/outbox.js';
import type { MailTemplate } from '../mail/templates/mail-template.js';
import { RazorpayGateway } from '../payments/razorpay-gateway.js';
import {
  type KeepReason,
  type SubmissionContext,
  type SubmissionIdentity,
  SubmissionKind,
} from '../submissions/record/submission-kind.js';
import type { HistoryEntry } from '../submissions/record/submission-record.js';
import { activeSince } from './active-periods.js';
import { composeSubscription } from './compose-subscription.js';
import { boxDays } from './deliveries/box-days.js';
import { DeliveryRepository } from './deliveries/delivery.repository.js';
import { PinCodeChanges } from './deliveries/totals/pin-code-changes.js';
import { nextBoxDayForOrder } from './delivery-day.js';
import type { SubscriptionForm } from './dto/subscription.form.js';
import { paymentOfMail } from './first-box/payment-effects.js';
import {
  awaitsCapture,
  boxDayBeforePayment,
  endedUnpaid,
  isFirstBoxPaid,
} from './first-box/payment-rules.js';
import { refundDue, refundDueKeyOf } from './first-box/refund-due.js';
import { lastBoxOf } from './last-box.js';
import { monthlyTotal, packOf } from './spice-packs.js';
import { SubscriptionRepository } from './subscription.repository.js';
import type { Subscription } from './subscription.schema.js';
import { SUBSCRIBER_ACTIONS, SUBSCRIPTION_RULES, type SubscriptionStatus } from './subscription-status.js';

const CHANGES = { active: 'resumed', paused: 'paused', cancelled: 'cancelled' } as const;

/** Defines subscriptions as a kind of submission. */
@Injectable()
export class SubscriptionKind extends SubmissionKind<Subscription, SubscriptionForm> {
  readonly subject = 'subscription';
  readonly auditPrefix = 'subscription';
  readonly referencePrefix = 'SP';
  readonly readPermission = 'subscriptions:read';
  readonly consolePath = 'subscribers';
  readonly limit = { name: 'subscription.address', limit: 60, windowMs: 3_600_000 };
  readonly rules = SUBSCRIPTION_RULES;
  readonly sentFields = [
    'userType',
    'rmPwId',
    'name',
    'email',
    'address',
    'pinCode',
    'mobile',
    'altMobile',
  ] satisfies (keyof Subscription)[];
  readonly selfServiceActions = SUBSCRIBER_ACTIONS;
  // Received payments must be kept in the accounts, even when they were refunded.
  override readonly legalHold = { field: 'payment.state', in: ['paid', 'refunded'] };

  constructor(
    readonly store: SubscriptionRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly changes: PinCodeChanges,
    private readonly gateway: RazorpayGateway,
  ) {
    super();
  }

  override async assertAcceptable({
    combo,
    quantity,
    total,
    paymentMethod,
  }: SubscriptionForm): Promise<void> {
    const expected = monthlyTotal(combo, quantity);
    if (total !== undefined && total !== expected) {
      const { price } = packOf(combo);
      throw fieldError('total', `Total must be ${expected}: ${quantity} × ${price} rupees.`);
    }
    if (paymentMethod !== 'razorpay' || this.gateway.isOffered) return;
    throw fieldError(
      'paymentMethod',
      'Online payment is not offered at present. Please choose cash on delivery.',
    );
  }

  compose(form: SubscriptionForm, identity: SubmissionIdentity, context: SubmissionContext): Subscription {
    return composeSubscription(form, identity, context);
  }

  labelOf({ name, pinCode }: Subscription) {
    return { name, place: pinCode };
  }

  emailOf({ email }: Subscription): string {
    return email;
  }

  override publicFields(record: Subscription): Record<string, string | number> {
    const { combo, quantity, total, paymentMethod, payment } = record;
    const coming = nextBoxDayOf(record);
    const lastBox = lastBoxOf(record, record.status);
    return {
      combo,
      quantity,
      total,
      paymentMethod,
      ...(payment && { payment: awaitsCapture(payment, new Date()) ? 'authorized' : payment.state }),
      ...(coming === undefined ? {} : { nextDelivery: coming }),
      ...(lastBox && { lastBox: lastBox.day, lastBoxCash: lastBox.cash }),
      ...refundOf(record),
    };
  }

  override keptFor(record: Subscription, now: Date): KeepReason | undefined {
    const { payment } = record;
    return payment && awaitsCapture(payment, now) ? 'payment' : super.keptFor(record, now);
  }

  /** As after a cancellation: a box that has not left never will. */
  override refundAfterErasure(record: Subscription): number {
    if (record.status === 'cancelled') return refundDue(record);
    const end = { status: 'cancelled', at: new Date() } as const;
    return refundDue({ ...record, status: end.status, history: [...record.history, end] });
  }

  override fieldsAfter(
    record: Subscription,
    entry: HistoryEntry<SubscriptionStatus>,
  ): Pick<Subscription, 'boxes'> {
    return { boxes: boxDays({ ...record, history: [...record.history, entry] }) };
  }

  override changeDetail(before: Subscription, after: Subscription): { refundDue: number } | undefined {
    const rupees = refundDue(after);
    // The office is notified by this; what was due before, it already knows.
    return rupees > refundDue(before) ? { refundDue: rupees } : undefined;
  }

  override outcomeKey(record: Subscription): string | undefined {
    return refundDueKeyOf(record);
  }

  override async removeBelongings(id: Types.ObjectId): Promise<void> {
    await this.changes.record(await this.deliveries.findPinCodesOf(id));
    await this.deliveries.removeAllOf(id);
  }

  override changedMailParams(
    record: Subscription,
    { key, template }: { key: string; template: MailTemplate },
  ): Record<string, unknown> | undefined {
    // A code for the tracking page says nothing about the subscription.
    if (!template.startsWith('subscription-')) return {};
    const about = paymentOfMail(key);
    if (about && record.payment?.refunded?.includes(about.paymentId)) return undefined;
    // A second payment may have taken the place of the first one, which was refunded.
    if (about?.again && refundDue(record) === 0) return undefined;
    if (template === 'subscription-paid') return paidParams(record, key);
    if (template === 'subscription-refunded') return refundedParams(record);
    // Outdated mails are refused before, so a mail about a change is about the present status.
    const delivery = nextBoxDayForOrder(activeSince(record), new Date());
    if (template !== 'subscription-changed') return { delivery, firstBoxPaid: isFirstBoxPaid(record) };
    const { refund } = record.status === 'cancelled' ? refundOf(record) : {};
    return { delivery, lastBox: lastBoxOf(record, record.status), refund };
  }

  /**
   * Empty content confirms the order; `status` is about a change, `paidPaise` and `refundedPaise` about the payment.
   */
  composeMail(record: Subscription, effect: MailEffect): OutgoingMail {
    const { email, locale, name, reference, combo, quantity, total, paymentMethod } = record;
    const order = { key: effect.key, to: email, locale };
    const { status, reason, paidPaise, refundedPaise } = effect.content as {
      status?: SubscriptionStatus;
      reason?: string;
      paidPaise?: number;
      refundedPaise?: number;
    };
    if (paidPaise !== undefined) {
      const params = { name, reference, amount: paidPaise / 100, ...paidParams(record, effect.key) };
      return { ...order, waitsForNextDay: true, template: 'subscription-paid', params };
    }
    if (refundedPaise !== undefined) {
      const params = { name, reference, amount: refundedPaise / 100, ...refundedParams(record) };
      return { ...order, waitsForNextDay: true, template: 'subscription-refunded', params };
    }
    // As of now: a mail that was held for weeks, or about an old subscription, must not name a past day.
    const delivery = nextBoxDayForOrder(activeSince(record), new Date());
    if (status === undefined) {
      const firstBoxPaid = isFirstBoxPaid(record);
      const params = { name, reference, combo, quantity, total, delivery, paymentMethod, firstBoxPaid };
      return { ...order, template: 'subscription-received', params };
    }
    const lastBox = lastBoxOf(record, status);
    return {
      ...order,
      waitsForNextDay: true,
      template: 'subscription-changed',
      params: {
        name,
        reference,
        change: CHANGES[status],
        delivery,
        ...(reason === undefined ? {} : { reason }),
        ...(lastBox && { lastBox }),
        ...(status === 'cancelled' && refundOf(record)),
      },
    };
  }
}

function paidParams(record: Subscription, key: string) {
  return {
    cancelled: endedUnpaid(record),
    boxLeft: boxDayBeforePayment(record) !== undefined,
    again: paymentOfMail(key)?.again === true,
    ended: record.status === 'cancelled',
  };
}

function refundedParams({ status, payment }: Subscription) {
  const isCancelled = status === 'cancelled';
  return {
    continues: !isCancelled && payment?.state !== 'paid',
    boxPaid: !isCancelled && payment?.state === 'paid',
  };
}

function refundOf(record: Subscription): { refund?: number } {
  const refund = refundDue(record);
  return refund > 0 ? { refund } : {};
}

/** The next delivery of an active subscription; a paused or cancelled one has none. */
export function nextBoxDayOf(record: Subscription, now = new Date()): string | undefined {
  return record.status === 'active' ? nextBoxDayForOrder(activeSince(record), now) : undefined;
}
