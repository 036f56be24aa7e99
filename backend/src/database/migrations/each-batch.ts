import type { mongo } from 'mongoose';

/** Records per batch. */
const BATCH = 500;

/**
 * Updates the matching records in batches, by id. A record that changed since it was read is skipped, and the pass is
 * repeated until none was.
 * @param changesOf the writes for a record; empty for no change
 */
export async function eachBatch<R extends { _id: mongo.ObjectId }>(
  records: mongo.Collection<R>,
  wanted: mongo.Filter<R>,
  projection: Record<string, 1>,
  changesOf: (record: R) => mongo.AnyBulkWriteOperation<R>[],
): Promise<void> {
  for (let isWhole = false; !isWhole; ) {
    isWhole = await writeOnce(records, wanted, projection, changesOf);
  }
}

/** One pass over the records; false when some changed in the meantime. */
async function writeOnce<R extends { _id: mongo.ObjectId }>(
  records: mongo.Collection<R>,
  wanted: mongo.Filter<R>,
  projection: Record<string, 1>,
  changesOf: (record: R) => mongo.AnyBulkWriteOperation<R>[],
): Promise<boolean> {
  let missed = 0;
  let last: R | undefined;
  do {
    const filter = { ...wanted, ...(last && { _id: { $gt: last._id } }) } as mongo.Filter<R>;
    const batch = (await records
      .find(filter, { projection })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray()) as unknown as R[];
    const changes = batch.flatMap(changesOf);
    if (changes.length > 0) {
      const { matchedCount } = await records.bulkWrite(changes, { ordered: false });
      missed += changes.length - matchedCount;
    }
    last = batch.at(-1);
  } while (last);
  return missed === 0;
}
