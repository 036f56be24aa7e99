import { auditEffect, heldMailEffect, mailEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import type { SubmissionKind } from '../../submissions/record/submission-kind.js';
import type { PayableSubscription } from '../subscription.repository.js';
import { boxDayBeforePayment, type PaymentChange } from './payment-rules.js';
import { refundDue } from './refund-due.js';

/** Names of the changes in the audit log. */
const ACTIONS = {
  paid: 'paid',
  duplicate: 'paid_again',
  'duplicate-refunded': 'refunded',
  replaced: 'refunded',
  refunded: 'refunded',
} as const satisfies Record<NonNullable<PaymentChange['outcome']>, string>;

/** Keys of the mails about a payment; the word says whether the box was already paid. */
const PAID_MAIL_KEY = new RegExp(`:(${ACTIONS.paid}|${ACTIONS.duplicate}):([^:]+)$`);

/** A change of a payment, with the subscription as it was read before. */
interface ChangedPayment {
  change: PaymentChange;
  found: PayableSubscription;
  /** The payment that was captured or refunded. */
  paymentId: string;
  at: Date;
}

/** The effects of a change: an audit entry, and a mail about every payment and every refund. */
export function paymentEffects(
  { auditPrefix, subject }: Pick<SubmissionKind, 'auditPrefix' | 'subject'>,
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
  const amount = payment?.amount;
  const content = action === 'refunded' ? { refundedPaise: amount } : { paidPaise: amount };
  return [audit, suspect ? heldMailEffect(key, content) : mailEffect(key, at, content)];
}

/** The payment that a mail is about, and whether the box was already paid; undefined for other mails and for refunds. */
export function paymentOfMail(key: string): { paymentId: string; again: boolean } | undefined {
  const [, action, paymentId] = PAID_MAIL_KEY.exec(key) ?? [];
  return paymentId === undefined ? undefined : { paymentId, again: action === ACTIONS.duplicate };
}
