import type { Migration } from './migration.js';

interface CountedDay {
  _id: string;
  countedAt: Date;
}

const LONG_AGO = new Date(0);

/**
 * Killed after its last write, 0015 found nothing to do when it was run again, and left the figures as they had been before.
 * Which databases that happened to is not known: in all of them the figures of subscriptions are counted anew.
 */
export const figuresOfSubscriptionsAreCountedAnew: Migration = {
  name: '0016-figures-of-subscriptions-are-counted-anew',
  up: async ({ db }) => {
    await db.collection<{ _id: string }>('statistics').deleteOne({ _id: 'subscription' });
    // Whoever asks for such a day has all of its boxes counted, and does not wait for that as for a day that is not there.
    await db
      .collection<CountedDay>('delivery_days')
      .updateMany({ countedAt: { $gt: LONG_AGO } }, { $set: { countedAt: LONG_AGO } });
  },
};
