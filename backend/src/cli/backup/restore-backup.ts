import { mongo } from 'mongoose';
import { MIGRATIONS } from '../../database/migrations/migrations.js';
import { beginRestore, completeRestore, isRestoreUnfinished } from '../../database/schema/restore-mark.js';
import { SchemaLock } from '../../database/schema/schema-lock.js';
import { SCHEMA_COLLECTION } from '../../database/schema/schema-state.js';
import type { ErasedRecord } from '../../submissions/effects/erased-record.schema.js';
import { CommandError } from '../command-error.js';
import { type BackupEnd, type BackupHeader, readBackupFile } from './backup-file.js';
import { CHUNKS, ERASED_RECORDS, FILES, MAILS } from './database-content.js';
import type { BackupProgress } from './write-backup.js';

/** Documents are inserted together up to this number and these bytes. */
const BATCH = { documents: 500, bytes: 4 * 1024 * 1024 };

/** Values are stored again with the types that they had. */
const WITH_TYPES = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

const NOT_EMPTY =
  'The database is not empty. To remove everything that is in it and restore the backup instead, stop every process of the product, then add --replace.';

/** What a backup contains. */
export interface BackupSummary extends BackupHeader, BackupEnd {}

/** Reads a backup to its end. @throws CommandError when it is damaged, or is of a newer version of the product */
export async function checkBackup(path: string): Promise<BackupSummary> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  for await (const part of readBackupFile(path)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'end') end = part.end;
  }
  if (!header || !end) throw new CommandError(`${path} is not a backup of the product.`);
  const unknown = header.migrations.filter((name) => MIGRATIONS.every((known) => known.name !== name));
  if (unknown.length > 0)
    throw new CommandError(
      'This backup is of a newer version of the product, which is needed to restore it.',
    );
  return { ...header, ...end };
}

export interface RestoreOptions {
  /** Whether what the database contains may be removed. */
  replace: boolean;
  onProgress: BackupProgress;
  /** Is told when another process has to finish first. */
  onWait?: () => void;
}

/**
 * Restores a backup to a database that no server uses. The schema step must follow; it refuses a database whose restore
 * was interrupted, which can be repeated.
 * @param db on a connection without time-outs
 * @returns when the backup began, and the number of documents that were restored
 * @throws CommandError when the backup is not usable, or the database is not empty
 */
export async function restoreBackup(
  db: mongo.Db,
  path: string,
  options: RestoreOptions,
): Promise<Pick<BackupSummary, 'startedAt' | 'documents'>> {
  const { startedAt, erased, migrations } = await checkBackup(path);
  const lock = await SchemaLock.acquire(db, options.onWait ?? (() => undefined));
  try {
    const mayRemove = options.replace || (await isRestoreUnfinished(db));
    if (!mayRemove && !(await isEmpty(db))) throw new CommandError(NOT_EMPTY);
    await beginRestore(db);
    await removeEverything(db);
    const documents = await insertAll(db, path, erased, async (collection, documents) => {
      await lock.assertHeld();
      await options.onProgress(collection, documents);
    });
    await completeRestore(db, migrations);
    return { startedAt, documents };
  } finally {
    await lock.release();
  }
}

async function isEmpty(db: mongo.Db): Promise<boolean> {
  for (const name of await contentNames(db)) if (await db.collection(name).findOne({})) return false;
  return true;
}

async function removeEverything(db: mongo.Db): Promise<void> {
  for (const name of await contentNames(db)) await db.dropCollection(name);
}

async function contentNames(db: mongo.Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => name !== SCHEMA_COLLECTION && !name.startsWith('system.'));
}

async function insertAll(
  db: mongo.Db,
  path: string,
  erased: readonly ErasedRecord[],
  onBatch: (collection: string, documents: number) => Promise<void>,
): Promise<number> {
  const leftovers = new Leftovers(db, erased);
  let name = '';
  let [total, inserted] = [0, 0];
  let batch: mongo.Document[] = [];
  let bytes = 0;
  const insert = async () => {
    if (batch.length === 0) return;
    await db.collection(name).insertMany(batch, { ordered: false });
    inserted += batch.length;
    total += batch.length;
    [batch, bytes] = [[], 0];
    await onBatch(name, inserted);
  };
  for await (const part of readBackupFile(path)) {
    if (part.kind === 'collection') {
      await insert();
      [name, inserted] = [part.name, 0];
    }
    if (part.kind !== 'document') continue;
    const document = mongo.BSON.deserialize(part.bson, WITH_TYPES);
    if (await leftovers.has(name, document)) continue;
    batch.push(document);
    bytes += part.bson.length;
    if (batch.length === BATCH.documents || bytes >= BATCH.bytes) await insert();
  }
  await insert();
  // The server then removes what else it finds about them.
  if (erased.length > 0) await db.collection<ErasedRecord>(ERASED_RECORDS).insertMany([...erased]);
  return total;
}

/** An outgoing mail about a record begins its key with the id of that. */
const RECORD_OF_MAIL = /^([0-9a-f]{24}):/;

/**
 * What a backup contains without its record: of a record that was erased while it was made, and of one that arrived after
 * records had been read. Nobody would find it to erase it.
 */
class Leftovers {
  private readonly erased: ReadonlySet<string>;
  private readonly namedFiles = new Set<string>();
  /** Collections before that of the mails. */
  private readonly owners = new Set<string>();

  constructor(
    private readonly db: mongo.Db,
    erased: readonly ErasedRecord[],
  ) {
    this.erased = new Set(erased.map(({ _id }) => _id.toHexString()));
  }

  /** Call it for all documents, in the order of the backup. */
  async has(collection: string, document: mongo.Document): Promise<boolean> {
    if (collection === FILES) return !this.namedFiles.has(String(document._id));
    if (collection === CHUNKS) return !this.namedFiles.has(String(document.files_id));
    if (collection === MAILS) return this.isMailOfNobody(document);
    this.owners.add(collection);
    if (this.erased.has(String(document._id))) return true;
    const file: unknown = document.document?.fileId;
    if (file) this.namedFiles.add(String(file));
    return false;
  }

  /** Mails that were sent contain no recipient, and those about accounts are kept. */
  private async isMailOfNobody({ key, to, accountId }: mongo.Document): Promise<boolean> {
    const [, record] = RECORD_OF_MAIL.exec(String(key)) ?? [];
    if (record === undefined || to === undefined || accountId !== undefined) return false;
    const _id = new mongo.ObjectId(record);
    for (const owner of this.owners) if (await this.db.collection(owner).findOne({ _id })) return false;
    return true;
  }
}
