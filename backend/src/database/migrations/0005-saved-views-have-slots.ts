import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

interface StoredView {
  _id: mongo.ObjectId;
  owner: string;
  slot?: number;
}

/**
 * Views had no slot number, so concurrent calls could save more than an account may have. Each gets the first free
 * one, oldest view first; accounts with too many keep them, but cannot save more.
 */
export const savedViewsHaveSlots: Migration = {
  name: '0005-saved-views-have-slots',
  async up({ db }) {
    const views = db.collection<StoredView>('saved_views');
    const owners: string[] = await views.distinct('owner', { slot: { $exists: false } });
    for (const owner of owners) {
      const all = await views.find({ owner }).sort({ createdAt: 1 }).toArray();
      const taken = new Set(all.map(({ slot }) => slot));
      let slot = 1;
      for (const { _id } of all.filter((view) => view.slot === undefined)) {
        while (taken.has(slot)) slot += 1;
        taken.add(slot);
        await views.updateOne({ _id, slot: { $exists: false } }, { $set: { slot } });
      }
    }
  },
};
