import type { mongo } from 'mongoose';
import { isOutcomeKey } from '../../common/search/fact-keys.js';
import { type SearchFields, searchFields } from '../../common/search/search-keys.js';

/** Records that are read and written at once. */
const BATCH = 500;

/** Collection → where name and place stand in it, what else a record is found by, and whether it can have a document. */
const FIELDS: Readonly<
  Record<string, { name: string; place?: string; others: string[]; hasDocuments?: true }>
> = {
  contact_messages: { name: 'name', others: [] },
  factory_applications: { name: 'name', place: 'location', others: ['mobile'], hasDocuments: true },
  shareholders: { name: 'fullName', place: 'location', others: ['mobile'], hasDocuments: true },
  subscriptions: { name: 'name', others: ['mobile', 'altMobile', 'pinCode', 'rmPwId'] },
};

type Found = mongo.WithId<mongo.Document> & Pick<SearchFields, 'searchKeys'> & { reference: string };

/**
 * Gives records the search keys that the code makes now; those that have them are left alone, so it can be repeated.
 * @param wanted which records; all of them
 */
export async function renewSearchKeys(db: mongo.Db, wanted: mongo.Filter<Found> = {}): Promise<void> {
  for (const [name, fields] of Object.entries(FIELDS)) {
    const records = db.collection<Found>(name);
    let batch = await findAfter(records, wanted);
    for (let last = batch.at(-1); last; last = batch.at(-1)) {
      const changes = batch.flatMap((record) => withNewKeys(record, fields));
      if (changes.length > 0) await records.bulkWrite(changes, { ordered: false });
      batch = await findAfter(records, wanted, last._id);
    }
  }
}

function findAfter(
  records: mongo.Collection<Found>,
  wanted: mongo.Filter<Found>,
  id?: mongo.ObjectId,
): Promise<Found[]> {
  const filter = { ...wanted, ...(id !== undefined && { _id: { $gt: id } }) } as mongo.Filter<Found>;
  return records.find(filter).sort({ _id: 1 }).limit(BATCH).toArray() as Promise<Found[]>;
}

function withNewKeys(record: Found, { name, place, others, hasDocuments }: (typeof FIELDS)[string]) {
  const { searchKeys, searchText } = searchFields({
    name: textOf(record, name) ?? '',
    email: textOf(record, 'email'),
    reference: record.reference,
    places: [textOf(record, place)],
    others: others.map((field) => textOf(record, field)),
    ...(hasDocuments && { hasDocument: record.document !== undefined }),
  });
  // What became of the record does not follow from what was sent.
  searchKeys.push(...(record.searchKeys ?? []).filter(isOutcomeKey));
  if (isSame(searchKeys, record.searchKeys)) return [];
  return [{ updateOne: { filter: { _id: record._id }, update: { $set: { searchKeys, searchText } } } }];
}

function isSame(some: readonly string[], others: readonly string[] = []): boolean {
  return some.length === others.length && some.every((key, at) => key === others[at]);
}

function textOf(record: Found, field: string | undefined): string | undefined {
  const value: unknown = field && record[field];
  return typeof value === 'string' ? value : undefined;
}
