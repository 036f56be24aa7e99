import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { type Connection, type Model, mongo } from 'mongoose';
import { kindStatisticsSchema } from '../../../statistics/counting/kind-statistics.schema.js';
import { BodyHashes } from '../../../submissions/intake/body-hashes.js';
import type { SubmissionKind } from '../../../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../../../submissions/record/submission-kinds.js';
import type { SubmissionRecord } from '../../../submissions/record/submission-record.js';
import { dayTotalsSchema } from '../../../subscriptions/deliveries/totals/pin-code-totals.schema.js';
import { firstAccount } from '../add-samples.js';
import { BulkSampleDocuments } from './bulk-sample-documents.js';
import { BULK_SAMPLE_KINDS } from './bulk-sample-kinds.js';
import { BulkSampleRecord, type BulkSampleRun, indexesWithDocuments } from './bulk-sample-records.js';

/** Records per write, and concurrent writes. */
const [BATCH, WRITES] = [500, 4];
/** Attempts per write. */
const MAX_ATTEMPTS = 5;
/** The database's error code for an existing record. */
const DUPLICATE_KEY = 11_000;

type Records = Model<SubmissionRecord>['collection'];

/**
 * Adds this many records of each kind, built by the code for real forms but written in batches: without mails and
 * audit entries, spread over three years as in a growing company. Of the pending applications, those that a reviewer
 * opens first have documents (`chosenForDocuments`). Deterministic for a given size; existing records stay.
 * @param onProgress called after each write
 * @returns how many were added
 * @throws CommandError when there is no account that could have decided
 */
export async function addBulkSamples(
  app: INestApplicationContext,
  size: number,
  onProgress: (kind: string, done: number) => void = () => undefined,
): Promise<number> {
  const call: BulkSampleRun = {
    size,
    now: Date.now(),
    hashes: app.get(BodyHashes, { strict: false }),
    reviewer: await firstAccount(app),
  };
  const documents = new BulkSampleDocuments(app);
  let added = 0;
  for (const kind of app.get(SubmissionKinds, { strict: false }).all()) {
    const bulkKind = BULK_SAMPLE_KINDS[kind.referencePrefix];
    if (!bulkKind) continue;
    const { collection } = app.get<Model<SubmissionRecord>>(getModelToken(bulkKind.model), { strict: false });
    const recordOf = (index: number) => new BulkSampleRecord(kind, bulkKind, call, index);
    const withDocuments = indexesWithDocuments(bulkKind, size);
    let done = 0;
    const report = (inserted: number, of: number) => {
      added += inserted;
      done += of;
      onProgress(kind.subject, done);
    };
    await inParallel(withDocuments.values(), async (index) => {
      report(await addWithDocument({ kind, collection, documents }, recordOf(index)), 1);
    });
    await inParallel(batchesOf(size, withDocuments), async (indexes) => {
      const records = await Promise.all(indexes.map((index) => composeForm(recordOf(index))));
      report(await insertNew(collection, records), indexes.length);
    });
  }
  // These records have no audit entries and are not counted by PIN code yet, so all statistics are recomputed.
  for (const { options } of [kindStatisticsSchema, dayTotalsSchema]) {
    const { collection } = options as { collection: string };
    await app.get<Connection>(getConnectionToken(), { strict: false }).collection(collection).deleteMany({});
  }
  return added;
}

/** Works on several items at once, starting the next as soon as one is done. */
async function inParallel<T>(all: Iterator<T>, work: (one: T) => Promise<void>): Promise<void> {
  const runWorker = async () => {
    for (let next = all.next(); !next.done; next = all.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: WRITES }, runWorker));
}

/** The indexes below `size` that are not `excluded`, in batches of one write. */
function* batchesOf(size: number, excluded: ReadonlySet<number>): Generator<number[], undefined> {
  let batch: number[] = [];
  for (let index = 0; index < size; index += 1) {
    if (!excluded.has(index)) batch.push(index);
    if (batch.length < BATCH && index < size - 1) continue;
    if (batch.length > 0) yield batch;
    batch = [];
  }
}

async function composeForm(record: BulkSampleRecord): Promise<SubmissionRecord> {
  return record.compose(await record.form());
}

/** @returns how many were added: one or none */
async function addWithDocument(
  {
    kind,
    collection,
    documents,
  }: { kind: SubmissionKind; collection: Records; documents: BulkSampleDocuments },
  record: BulkSampleRecord,
): Promise<number> {
  if (await kind.store.findByIdempotencyKey(record.idempotencyKey)) return 0;
  const form = await record.form();
  const isAdded = await documents.addWith(kind, record.document(form), record._id, async (sent) => {
    await insertNew(collection, [record.compose(form, sent)]);
  });
  return isAdded ? 1 : 0;
}

/** @returns how many were added */
async function insertNew(
  collection: Records,
  records: SubmissionRecord[],
  attemptsLeft = MAX_ATTEMPTS,
): Promise<number> {
  try {
    const { insertedCount } = await collection.insertMany(records, { ordered: false, ignoreUndefined: true });
    return insertedCount;
  } catch (thrown) {
    if (!(thrown instanceof mongo.MongoBulkWriteError)) throw thrown;
    if (thrown.code === DUPLICATE_KEY) return thrown.insertedCount;
    // Under this load a write may take longer than the API's time limit. Repeating it is safe: stored records are
    // recognised.
    if (attemptsLeft <= 1) throw thrown;
    return insertNew(collection, records, attemptsLeft - 1);
  }
}
