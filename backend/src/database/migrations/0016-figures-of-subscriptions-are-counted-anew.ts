import type { Migration } from './migration.js';

interface CountedDay {
  _id: string;
  countedAt: Date;
}

const LONG_AGO = new Date(0);

/**
 * When 0015 was killed after its last write, a second run found nothing to do and left the figures out of date. Since
 * it is not known where that happened, the figures of subscriptions are recomputed in every database.
 */
export const figuresOfSubscriptionsAreCountedAnew: Migration = {
  name: '0016-figures-of-subscriptions-are-counted-anew',
  up: async ({ db }) => {
    await db.collection<{ _id: string }>('statistics').deleteOne({ _id: 'subscription' });
    // A request for such a day recomputes all of its boxes, without the wait that applies to missing days.
    await db
      .collection<CountedDay>('delivery_days')
      .updateMany({ countedAt: { $gt: LONG_AGO } }, { $set: { countedAt: LONG_AGO } });
  },
};
