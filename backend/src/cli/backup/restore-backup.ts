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

/** More than the clocks of the servers and of this machine differ, in ms. */
const CLOCK_SKEW_MS = 600_000;

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
  const lock = await SchemaLock.acquire(db, options.onWait ?? (() => undefined));
  try {
    // With the lock, so that nobody prepares an empty database meanwhile and serves it.
    const backup = await checkBackup(path);
    const mayRemove = options.replace || (await isRestoreUnfinished(db));
    if (!mayRemove && !(await isEmpty(db))) throw new CommandError(NOT_EMPTY);
    await beginRestore(db);
    await removeEverything(db);
    const documents = await insertAll(db, path, backup, async (collection, documents) => {
      await lock.assertHeld();
      await options.onProgress(collection, documents);
    });
    await completeRestore(db, backup.migrations);
    return { startedAt: backup.startedAt, documents };
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
  backup: BackupSummary,
  onBatch: (collection: string, documents: number) => Promise<void>,
): Promise<number> {
  const leftovers = new Leftovers(db, backup);
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
  const erased = db.collection<ErasedRecord>(ERASED_RECORDS);
  if (backup.erased.length > 0) await erased.insertMany(backup.erased);
  return total;
}

/** The key of a mail about a record: its id and, for a decision, the revision that the decision made. */
const MAIL_KEY = /^([0-9a-f]{24}):(?:decided:(\d+)$)?/;

/**
 * What a backup contains of records that are not in it, or were changed after they had been read, since it was made while
 * servers were writing:
 *
 * - Documents and mails of a record that was erased, or arrived, meanwhile. Nobody would find them to erase them.
 * - Mails about later decisions: the next decision makes the same revision, and its mail would count as sent.
 */
class Leftovers {
  private readonly erased: ReadonlySet<string>;
  private readonly namedFiles = new Set<string>();
  /** Collections before that of the mails. */
  private readonly owners = new Set<string>();
  /** Earlier mails are about what was read later, also if the clocks of the machines differ. */
  private readonly since: Date;

  constructor(
    private readonly db: mongo.Db,
    { startedAt, erased }: BackupSummary,
  ) {
    this.since = new Date(startedAt.getTime() - CLOCK_SKEW_MS);
    this.erased = new Set(erased.map(({ _id }) => _id.toHexString()));
  }

  /** Call it for all documents, in the order of the backup. */
  async has(collection: string, document: mongo.Document): Promise<boolean> {
    if (collection === FILES) return !this.namedFiles.has(String(document._id));
    if (collection === CHUNKS) return !this.namedFiles.has(String(document.files_id));
    if (collection === MAILS) return this.isMailOfLater(document);
    this.owners.add(collection);
    if (this.erased.has(String(document._id))) return true;
    const file: unknown = document.document?.fileId;
    if (file) this.namedFiles.add(String(file));
    return false;
  }

  /** Mails about accounts are kept. */
  private async isMailOfLater({ key, to, accountId, createdAt }: mongo.Document): Promise<boolean> {
    const [, id, revision] = MAIL_KEY.exec(String(key)) ?? [];
    // A mail that was sent contains no recipient.
    const mayBe = to === undefined ? revision !== undefined && createdAt >= this.since : true;
    if (id === undefined || accountId !== undefined || !mayBe) return false;
    const record = await this.findRecord(new mongo.ObjectId(id));
    return !record || Number(revision ?? 0) > Number(record.revision ?? 0);
  }

  private async findRecord(_id: mongo.ObjectId): Promise<mongo.Document | undefined> {
    for (const owner of this.owners) {
      const found = await this.db.collection(owner).findOne({ _id }, { projection: { revision: 1 } });
      if (found) return found;
    }
    return undefined;
  }
}
