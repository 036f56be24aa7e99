import type { mongo } from 'mongoose';
import { isOutcomeKey } from '../../common/search/fact-keys.js';
import { type SearchFields, searchFields } from '../../common/search/search-keys.js';
import { eachBatch } from './each-batch.js';

/** Collection → fields of name and place, other searchable fields, and whether records can have a document. */
const FIELDS: Readonly<
  Record<string, { name: string; place?: string; others: string[]; hasDocuments?: true }>
> = {
  contact_messages: { name: 'name', others: [] },
  factory_applications: { name: 'name', place: 'location', others: ['mobile'], hasDocuments: true },
  shareholders: { name: 'fullName', place: 'location', others: ['mobile'], hasDocuments: true },
  subscriptions: { name: 'name', others: ['mobile', 'altMobile', 'pinCode', 'rmPwId'] },
};

type SearchableRecord = mongo.WithId<mongo.Document> &
  Pick<SearchFields, 'searchKeys'> & { reference: string };

/**
 * Gives records the search keys that the code makes now. Idempotent: up-to-date records are left alone. The office
 * may keep working: records that changed are read again.
 * @param filter selects records; by default all
 */
export async function renewSearchKeys(
  db: mongo.Db,
  filter: mongo.Filter<SearchableRecord> = {},
): Promise<void> {
  for (const [name, fields] of Object.entries(FIELDS)) {
    await eachBatch(db.collection<SearchableRecord>(name), filter, needed(fields), (record) =>
      withNewKeys(record, fields),
    );
  }
}

/** The fields that the search keys are made from. */
function needed({ name, place, others, hasDocuments }: (typeof FIELDS)[string]): Record<string, 1> {
  const read = ['reference', 'searchKeys', 'email', name, ...others];
  if (place !== undefined) read.push(place);
  // Only its presence matters.
  if (hasDocuments) read.push('document.fileId');
  return Object.fromEntries(read.map((field) => [field, 1]));
}

function withNewKeys(
  record: SearchableRecord,
  { name, place, others, hasDocuments }: (typeof FIELDS)[string],
) {
  const { searchKeys, searchText } = searchFields({
    name: textOf(record, name) ?? '',
    email: textOf(record, 'email'),
    reference: record.reference,
    places: [textOf(record, place)],
    others: others.map((field) => textOf(record, field)),
    ...(hasDocuments && { hasDocument: record.document !== undefined }),
  });
  // Keys of decisions do not depend on the form.
  searchKeys.push(...(record.searchKeys ?? []).filter(isOutcomeKey));
  if (isSame(searchKeys, record.searchKeys)) return [];
  const unchanged = {
    _id: record._id,
    searchKeys: record.searchKeys ?? null,
  } as mongo.Filter<SearchableRecord>;
  return [{ updateOne: { filter: unchanged, update: { $set: { searchKeys, searchText } } } }];
}

function isSame(some: readonly string[], others: readonly string[] = []): boolean {
  return some.length === others.length && some.every((key, at) => key === others[at]);
}

function textOf(record: SearchableRecord, field: string | undefined): string | undefined {
  const value: unknown = field && record[field];
  return typeof value === 'string' ? value : undefined;
}
