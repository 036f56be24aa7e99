import { mongo } from 'mongoose';
import { MIGRATIONS } from '../../database/migrations/migrations.js';
import { beginRestore, completeRestore, isRestoreUnfinished } from '../../database/schema/restore-mark.js';
import { SchemaLock } from '../../database/schema/schema-lock.js';
import { SCHEMA_COLLECTION } from '../../database/schema/schema-state.js';
import { CommandError } from '../command-error.js';
import { type BackupEnd, type BackupHeader, readBackupFile } from './backup-file.js';
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
}

/**
 * Restores a backup to a database that no server uses. The schema step must follow; it refuses a database whose restore
 * was interrupted, which can be repeated.
 * @param db on a connection without time-outs
 * @throws CommandError when the backup is not usable, or the database is not empty
 */
export async function restoreBackup(
  db: mongo.Db,
  path: string,
  options: RestoreOptions,
): Promise<BackupSummary> {
  const backup = await checkBackup(path);
  const lock = await SchemaLock.acquire(db, () => undefined);
  try {
    const mayRemove = options.replace || (await isRestoreUnfinished(db));
    if (!mayRemove && !(await isEmpty(db))) throw new CommandError(NOT_EMPTY);
    await beginRestore(db);
    await removeEverything(db);
    const erased = new Set(backup.erased.map((id) => id.toHexString()));
    await insertAll(db, path, erased, async (collection, documents) => {
      await lock.assertHeld();
      await options.onProgress(collection, documents);
    });
    await completeRestore(db, backup.migrations);
  } finally {
    await lock.release();
  }
  return backup;
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
  erased: ReadonlySet<string>,
  onBatch: (collection: string, documents: number) => Promise<void>,
): Promise<void> {
  let name = '';
  let inserted = 0;
  let batch: mongo.Document[] = [];
  let bytes = 0;
  const insert = async () => {
    if (batch.length === 0) return;
    await db.collection(name).insertMany(batch, { ordered: false });
    inserted += batch.length;
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
    if (erased.has(String(document._id))) continue;
    batch.push(document);
    bytes += part.bson.length;
    if (batch.length === BATCH.documents || bytes >= BATCH.bytes) await insert();
  }
  await insert();
}
