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

/** The office could not list the subscriptions with a payment to refund. */
export const refundsDueAreFoundByAKey: Migration = {
  name: '0018-refunds-due-are-found-by-a-key',
  up: ({ db }) =>
    eachBatch(
      db.collection<PaidSubscription>('subscriptions'),
      { 'payment.paymentId': { $exists: true }, searchKeys: { $ne: REFUND_DUE_KEY } },
      { revision: 1, status: 1, history: 1, boxes: 1, payment: 1 },
      (subscription) => {
        const { _id, revision, payment } = subscription;
        if (!isRefundDue(subscription)) return [];
        // If it has changed in the meantime, it is read again.
        const filter = { _id, revision, 'payment.refunded': payment.refunded ?? null };
        return [{ updateOne: { filter, update: { $addToSet: { searchKeys: REFUND_DUE_KEY } } } }];
      },
    ),
};

function isRefundDue({ payment, ...subscription }: PaidSubscription): boolean {
  const { paymentId, duplicatePayments = [], refunded = [] } = payment;
  const unneeded = paysForNoBox({ payment, ...subscription }) ? [paymentId] : [];
  return [...unneeded, ...duplicatePayments].some((id) => !refunded.includes(id));
}

function paysForNoBox({ status, history, boxes, payment: { paidAt } }: PaidSubscription): boolean {
  const cancelledAt = history.at(-1)?.at;
  if (status !== 'cancelled') return false;
  const neverHadBox = boxes !== undefined && boxes.until < boxes.from;
  return neverHadBox || paidAt === undefined || cancelledAt === undefined || paidAt > cancelledAt;
}
