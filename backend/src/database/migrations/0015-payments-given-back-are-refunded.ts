import type { mongo } from 'mongoose';
import { eachBatch } from './each-batch.js';
import type { Migration } from './migration.js';

interface Subscription {
  _id: mongo.ObjectId;
  pinCode: string;
  status: string;
  payment: { paymentId: string; duplicatePayments?: string[]; refunded: string[] };
}

interface PinCodeChange {
  _id: string;
  at: Date;
}

const GIVEN_BACK: mongo.Filter<Subscription> = {
  'payment.state': 'paid',
  $expr: { $in: ['$payment.paymentId', { $ifNull: ['$payment.refunded', []] }] },
};

/**
 * A first box stayed paid although its payment had been refunded, so that nothing was collected for it. The figures
 * of subscriptions are recomputed, which also fixes first boxes delivered before a pause.
 */
export const paymentsGivenBackAreRefunded: Migration = {
  name: '0015-payments-given-back-are-refunded',
  up: async ({ db }) => {
    const subscriptions = db.collection<Subscription>('subscriptions');
    const pinCodes = await subscriptions.distinct('pinCode', GIVEN_BACK);
    // The totals of a day are recomputed for noted PIN codes. They are noted before, in case this is interrupted, and
    // again after, since a note expires after a minute.
    await note(db, pinCodes);
    await eachBatch(
      subscriptions,
      GIVEN_BACK,
      { status: 1, payment: 1 },
      ({ _id, status, payment: { paymentId, duplicatePayments = [], refunded } }) => {
        const next = duplicatePayments.find((duplicate) => !refunded.includes(duplicate));
        const update =
          status === 'cancelled' || next === undefined
            ? { $set: { 'payment.state': 'refunded' } }
            : {
                $set: {
                  'payment.paymentId': next,
                  'payment.duplicatePayments': duplicatePayments.filter((duplicate) => duplicate !== next),
                },
              };
        return [{ updateOne: { filter: { _id, 'payment.paymentId': paymentId }, update } }];
      },
    );
    await note(db, pinCodes);
    // The figures are recomputed from all records.
    if (pinCodes.length > 0)
      await db.collection<{ _id: string }>('statistics').deleteOne({ _id: 'subscription' });
  },
};

async function note(db: mongo.Db, pinCodes: readonly string[]): Promise<void> {
  const at = new Date();
  for (const _id of pinCodes) {
    await db
      .collection<PinCodeChange>('delivery_changes')
      .updateOne({ _id }, { $max: { at } }, { upsert: true });
  }
}
