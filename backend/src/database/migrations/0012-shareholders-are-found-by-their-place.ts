import type { mongo } from 'mongoose';
import { toLocationText } from '../../common/search/search-keys.js';
import { eachBatch } from './each-batch.js';
import type { Migration } from './migration.js';

interface Shareholder {
  _id: mongo.ObjectId;
  location: string;
  locationText?: string;
}

/** The list of shareholders could be searched for a place, but not filtered by it. */
export const shareholdersAreFoundByTheirPlace: Migration = {
  name: '0012-shareholders-are-found-by-their-place',
  up: ({ db }) =>
    eachBatch(
      db.collection<Shareholder>('shareholders'),
      { locationText: { $exists: false } },
      { location: 1 },
      ({ _id, location }) => [
        { updateOne: { filter: { _id }, update: { $set: { locationText: toLocationText(location) } } } },
      ],
    ),
};
