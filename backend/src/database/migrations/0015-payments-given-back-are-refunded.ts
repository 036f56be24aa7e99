import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

interface Subscription {
  pinCode: string;
}

interface PinCodeChange {
  _id: string;
  at: Date;
}

const GIVEN_BACK: mongo.Filter<Subscription> = {
  'payment.state': 'paid',
  $expr: { $in: ['$payment.paymentId', { $ifNull: ['$payment.refunded', []] }] },
};

/** A first box stayed paid although its payment had been refunded, so that nothing was collected for it. */
export const paymentsGivenBackAreRefunded: Migration = {
  name: '0015-payments-given-back-are-refunded',
  up: async ({ db }) => {
    const subscriptions = db.collection<Subscription>('subscriptions');
    // What leaves on a day is counted again for the PIN codes that are noted first.
    const pinCodes = await subscriptions.distinct('pinCode', GIVEN_BACK);
    const at = new Date();
    for (const _id of pinCodes) {
      await db
        .collection<PinCodeChange>('delivery_changes')
        .updateOne({ _id }, { $max: { at } }, { upsert: true });
    }
    await subscriptions.updateMany(GIVEN_BACK, { $set: { 'payment.state': 'refunded' } });
  },
};
