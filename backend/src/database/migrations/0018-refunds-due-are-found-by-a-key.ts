import type { mongo } from 'mongoose';
import { REFUND_DUE_KEY } from '../../common/search/fact-keys.js';
import { eachBatch } from './each-batch.js';
import type { Migration } from './migration.js';

interface PaidSubscription {
  _id: mongo.ObjectId;
  revision: number;
  status: string;
  history: { at: Date }[];
  boxes?: { from: string; until: string };
  payment: { paymentId: string; paidAt?: Date; duplicatePayments?: string[]; refunded?: string[] };
  searchKeys: string[];
}

/**
 * The office could not list the subscriptions with a payment to refund. Also removes the key where an older version,
 * which does not know it, has recorded the refund: after that version the step repeats this migration.
 */
export const refundsDueAreFoundByAKey: Migration = {
  name: '0018-refunds-due-are-found-by-a-key',
  up: ({ db }) =>
    eachBatch(
      db.collection<PaidSubscription>('subscriptions'),
      { 'payment.paymentId': { $exists: true } },
      { revision: 1, status: 1, history: 1, boxes: 1, payment: 1, searchKeys: 1 },
      (subscription) => {
        const { _id, revision, payment, searchKeys } = subscription;
        const isDue = isRefundDue(subscription);
        if (searchKeys.includes(REFUND_DUE_KEY) === isDue) return [];
        const { paymentId, duplicatePayments = null, refunded = null } = payment;
        const key = { searchKeys: REFUND_DUE_KEY };
        return [
          {
            updateOne: {
              // If it has changed in the meantime, it is read again.
              filter: {
                _id,
                revision,
                'payment.paymentId': paymentId,
                'payment.duplicatePayments': duplicatePayments,
                'payment.refunded': refunded,
              },
              update: isDue ? { $addToSet: key } : { $pull: key },
            },
          },
        ];
      },
    ),
};

function isRefundDue(subscription: PaidSubscription): boolean {
  const { paymentId, duplicatePayments = [], refunded = [] } = subscription.payment;
  const unneeded = paysForNoBox(subscription) ? [paymentId] : [];
  return [...unneeded, ...duplicatePayments].some((id) => !refunded.includes(id));
}

function paysForNoBox({ status, history, boxes, payment: { paidAt } }: PaidSubscription): boolean {
  const cancelledAt = history.at(-1)?.at;
  if (status !== 'cancelled') return false;
  const neverHadBox = boxes !== undefined && boxes.until < boxes.from;
  return neverHadBox || paidAt === undefined || cancelledAt === undefined || paidAt > cancelledAt;
}
