import type { mongo } from 'mongoose';
import { searchFields, toLocationText } from '../../common/search/search-keys.js';
import type { Migration } from './migration.js';

/** Records per batch. */
const BATCH = 500;

/** Collection → fields of the name and the place. */
const FIELDS: Readonly<Record<string, { name: string; place?: string }>> = {
  contact_messages: { name: 'name' },
  factory_applications: { name: 'name', place: 'location' },
  shareholders: { name: 'fullName', place: 'location' },
  subscriptions: { name: 'name' },
};

interface StoredRecord {
  _id: mongo.ObjectId;
  reference: string;
  searchText: string;
  email?: string;
  locationText?: string;
  [field: string]: unknown;
}

/**
 * Records only had search keys for their words as written. The keys are those that the code makes now; a later change
 * needs its own migration, which handles these like any others.
 */
export const namesAreFoundInEitherScript: Migration = {
  name: '0004-names-are-found-in-either-script',
  async up({ db }) {
    for (const [name, fields] of Object.entries(FIELDS)) {
      const records = db.collection<StoredRecord>(name);
      let batch = await findUnfolded(records);
      for (let last = batch.at(-1); last; last = batch.at(-1)) {
        await records.bulkWrite(
          batch.map((record) => folded(record, fields)),
          { ordered: false },
        );
        batch = await findUnfolded(records, last._id);
      }
    }
  },
};

/** The next records without a folded word, by id. */
function findUnfolded(
  records: mongo.Collection<StoredRecord>,
  after?: mongo.ObjectId,
): Promise<StoredRecord[]> {
  const filter = { searchText: { $type: 'string', $not: /~/ }, ...(after && { _id: { $gt: after } }) };
  return records
    .find(filter as mongo.Filter<StoredRecord>)
    .sort({ _id: 1 })
    .limit(BATCH)
    .toArray();
}

/** All search words of the record are already in its text; only the forms of name and place are new. */
function folded(record: StoredRecord, { name, place }: { name: string; place?: string }) {
  const { _id, reference, searchText, email, locationText } = record;
  const location = place === undefined ? undefined : textAt(record, place);
  const fields = searchFields({
    name: textAt(record, name),
    email,
    reference,
    places: [location],
    others: [searchText],
  });
  const { searchKeys, searchText: text } = fields;
  const words = locationText === undefined ? {} : { locationText: toLocationText(location ?? '') };
  return {
    updateOne: {
      filter: { _id },
      update: { $set: { searchKeys, searchText: text, ...words } },
    },
  };
}

function textAt(record: StoredRecord, field: string): string {
  const text = record[field];
  return typeof text === 'string' ? text : '';
}
