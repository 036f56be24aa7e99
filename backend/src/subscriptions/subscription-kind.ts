import type { MailEffect } from '../effects/pending-effect.js';
import type { MailOrder } from '../mail/outbox.js';
import { SUBSCRIPTION_RULES, type SubscriptionStatus } from '../submissions/record/status-rules.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import type { SubmissionStore } from '../submissions/record/submission-store.js';
import { keepsItsBox, nextDelivery } from './delivery-day.js';
import { endedUnpaid } from './payment-rules.js';
import type { Subscription } from './subscription.schema.js';

/** What makes a submission a subscription of the spice club. */
export function subscriptionKind(store: SubmissionStore<Subscription>): SubmissionKind<Subscription> {
  return {
    subject: 'subscription',
    actions: 'subscription',
    prefix: 'SP',
    readPermission: 'subscriptions:read',
    limit: { name: 'subscription.address', limit: 60, windowMs: 3_600_000 },
    rules: SUBSCRIPTION_RULES,
    store,
    emailOf: ({ email }) => email,
    sentFields: ['userType', 'rmPwId', 'name', 'email', 'address', 'pinCode', 'mobile', 'altMobile'],
    ownSteps: { pause: 'paused', resume: 'active', cancel: 'cancelled' },
    // Money that was received stands in the accounts.
    keptByLaw: { field: 'payment.state', is: 'paid' },
    ownFacts,
    composeMail,
  };
}

/**
 * Since when deliveries are counted: since it was begun, or last taken up again. A pause that was undone, or that was over
 * before the month's box could notice, does not count.
 */
function activeSince({ history, createdAt }: Pick<Subscription, 'history' | 'createdAt'>): Date {
  let since = createdAt;
  let paused: Date | undefined;
  for (const { status, at, undo } of history) {
    if (status === 'paused') paused ??= at;
    if (status !== 'active') continue;
    if (paused !== undefined && !undo && !keepsItsBox(paused, at)) since = at;
    paused = undefined;
  }
  return since;
}

/** The next delivery of an active subscription; a paused or cancelled one has none. */
export function comingDelivery(record: Subscription, now = new Date()): string | undefined {
  return record.status === 'active' ? nextDelivery(activeSince(record), now) : undefined;
}

function ownFacts(record: Subscription): Record<string, string | number> {
  const { combo, quantity, total, paymentMethod, payment } = record;
  const coming = comingDelivery(record);
  return {
    combo,
    quantity,
    total,
    paymentMethod,
    ...(payment ? { payment: payment.state } : {}),
    ...(coming === undefined ? {} : { nextDelivery: coming }),
  };
}

const CHANGES = { active: 'resumed', paused: 'paused', cancelled: 'cancelled' } as const;

/** Content without anything confirms the order; `status` tells of a change, `paidPaise` of the payment. */
function composeMail(record: Subscription, effect: MailEffect): MailOrder {
  const { email, locale, name, reference, combo, quantity, total, paymentMethod } = record;
  const order = { key: effect.key, to: email, locale };
  const { status, reason, paidPaise } = effect.content as {
    status?: SubscriptionStatus;
    reason?: string;
    paidPaise?: number;
  };
  if (paidPaise !== undefined) {
    const params = { name, reference, amount: paidPaise / 100, cancelled: endedUnpaid(record) };
    return { ...order, waitsForNextDay: true, template: 'subscription-paid', params };
  }
  // As of now: a mail that was held for weeks, or tells of an old subscription, must not name a day that has passed.
  const delivery = nextDelivery(activeSince(record), new Date());
  if (status === undefined) {
    const params = { name, reference, combo, quantity, total, delivery, paymentMethod };
    return { ...order, template: 'subscription-received', params };
  }
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
    },
  };
}
