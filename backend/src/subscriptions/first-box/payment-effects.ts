import { auditEffect, heldMailEffect, mailEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import type { PayableSubscription } from '../subscription.repository.js';
import type { SubscriptionKind } from '../subscription-kind.js';
import { boxDayBeforePayment, type PaymentChange } from './payment-rules.js';
import { refundDue } from './refund-due.js';

/** Names of the changes in the audit log. */
const ACTIONS = {
  paid: 'paid',
  duplicate: 'paid_again',
  replaced: 'refunded',
  refunded: 'refunded',
} as const satisfies Record<NonNullable<PaymentChange['outcome']>, string>;

/** A change of a payment, with the subscription as it was read before. */
interface ChangedPayment {
  change: PaymentChange;
  found: PayableSubscription;
  /** The payment that was captured or refunded. */
  paymentId: string;
  at: Date;
}

/** The effects of a change: an audit entry, and a mail if it changes whether the first box is paid. */
export function paymentEffects(
  { auditPrefix, subject }: Pick<SubscriptionKind, 'auditPrefix' | 'subject'>,
  { change: { outcome, set }, found, paymentId, at }: ChangedPayment,
): PendingEffect[] {
  if (outcome === undefined) return [];
  const { _id, reference, suspect, payment } = found;
  const id = _id.toHexString();
  const action = ACTIONS[outcome];
  const key = `${id}:${action}:${paymentId}`;
  const boxLeft = outcome === 'paid' ? boxDayBeforePayment(found, at) : undefined;
  const due = payment ? refundDue({ ...found, payment: { ...payment, ...set } }) : 0;
  const audit = auditEffect(`${key}:audit`, at, {
    action: `${auditPrefix}.${action}`,
    actor: null,
    subject: { kind: subject, id, reference },
    after: { payment: set.state ?? payment?.state },
    detail: {
      paymentId,
      ...(outcome === 'replaced' && { paidBy: set.paymentId }),
      ...(boxLeft !== undefined && { boxLeft }),
      ...(due > 0 && { refundDue: due }),
    },
  });
  if (outcome === 'replaced' || outcome === 'duplicate') return [audit];
  const content = { [`${outcome}Paise`]: payment?.amount };
  return [audit, suspect ? heldMailEffect(key, content) : mailEffect(key, at, content)];
}
