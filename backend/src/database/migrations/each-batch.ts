import type { mongo } from 'mongoose';

/** Records that are read and written at once. */
const BATCH = 500;

/**
 * Writes what is to change of the wanted records, some at a time, in the order of their ids. A change that finds its record
 * other than it was read is left, and the record is looked at again until none is.
 *
 * @param changesOf what to write about a record; nothing where nothing changes
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

/** Goes through the records once; false when some of them changed meanwhile. */
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
