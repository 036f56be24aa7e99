import { mongo } from 'mongoose';
import { isRestoreUnfinished, UnfinishedRestoreError } from '../../database/schema/restore-mark.js';
import { findFinishedMigrations } from '../../database/schema/schema-state.js';
import type { ErasedRecord } from '../../submissions/effects/erased-record.schema.js';
import { type BackupPart, writeBackupFile } from './backup-file.js';
import { ERASED_RECORDS, keptCollections } from './database-content.js';

/** Documents that are read at once; of large ones, such as parts of files, fewer. */
const PAGE = { documents: 500, large: 32 };
/** Mean size from which documents count as large, in bytes. */
const LARGE = 32 * 1024;
/** What was erased is known for ten minutes, so it is read more often, in ms. */
const READ_ERASED_MS = 60_000;

/** Is told how many documents of a collection are done, after each batch; the next one waits for it. */
export type BackupProgress = (collection: string, documents: number) => void | Promise<void>;

/**
 * Writes what the database contains to a file, while servers may be using it. What was stored before the call is in it.
 * @returns number of documents
 * @throws UnfinishedRestoreError
 */
export async function writeBackup(db: mongo.Db, path: string, onProgress: BackupProgress): Promise<number> {
  const erased = new ErasedMeanwhile(db);
  let documents = 0;
  async function* parts(): AsyncGenerator<BackupPart> {
    const startedAt = new Date();
    await requireComplete(db);
    const migrations = [...(await findFinishedMigrations(db))];
    yield { kind: 'header', header: { startedAt, migrations } };
    for (const { name, filter } of await keptCollections(db)) {
      yield { kind: 'collection', name };
      let read = 0;
      for await (const page of pagesOf(db, name, await filter(db))) {
        for (const bson of page) yield { kind: 'document', bson };
        read += page.length;
        await onProgress(name, read);
        await erased.note();
      }
      documents += read;
    }
    await requireComplete(db);
    yield { kind: 'end', end: { documents, erased: await erased.all() } };
  }
  await writeBackupFile(path, parts());
  return documents;
}

async function requireComplete(db: mongo.Db): Promise<void> {
  if (await isRestoreUnfinished(db)) throw new UnfinishedRestoreError();
}

/**
 * The documents of a collection in the order of their ids. A cursor over a collection that is being written to may miss
 * a document that moves; an id does not change.
 */
async function* pagesOf(
  db: mongo.Db,
  name: string,
  filter: mongo.Filter<mongo.Document>,
): AsyncGenerator<Buffer[]> {
  const collection = db.collection(name);
  let limit = PAGE.large;
  let after: unknown;
  for (;;) {
    const rest = after === undefined ? filter : { $and: [{ _id: { $gt: after } }, filter] };
    const options = { sort: { _id: 1 }, limit, batchSize: limit, raw: true } as const;
    // With the option `raw`, the driver returns the bytes that it received.
    const page = (await collection
      .find(rest as mongo.Filter<mongo.Document>, options)
      .toArray()) as unknown as Buffer[];
    const last = page.at(-1);
    if (!last) return;
    yield page;
    // Reading on would never end while others are writing.
    if (page.length < limit) return;
    after = mongo.BSON.deserialize(last, { promoteValues: false })._id;
    const bytes = page.reduce((sum, { length }) => sum + length, 0);
    limit = bytes / page.length < LARGE ? PAGE.documents : PAGE.large;
  }
}

/** Collects the records that are erased while the backup is made. */
class ErasedMeanwhile {
  private readonly records = new Map<string, ErasedRecord>();
  private readAt = performance.now();

  constructor(private readonly db: mongo.Db) {}

  /** Call it often. */
  async note(): Promise<void> {
    if (performance.now() - this.readAt >= READ_ERASED_MS) await this.read();
  }

  async all(): Promise<ErasedRecord[]> {
    await this.read();
    return [...this.records.values()];
  }

  private async read(): Promise<void> {
    this.readAt = performance.now();
    const erased = this.db.collection<ErasedRecord>(ERASED_RECORDS);
    for await (const record of erased.find({})) this.records.set(record._id.toHexString(), record);
  }
}
