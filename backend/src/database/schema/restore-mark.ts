import type { mongo } from 'mongoose';
import { recordMigration, SCHEMA_COLLECTION } from './schema-state.js';

interface StateDocument {
  _id: string;
  startedAt?: Date;
}

/** A database whose restore was interrupted has a part of the backup only and must not be used. */
export class UnfinishedRestoreError extends Error {
  constructor() {
    super('The restore of a backup to this database was interrupted. Run npm run restore again.');
  }
}

/** Marks the database as incomplete and unprepared, before anything of it is removed. Idempotent. */
export async function beginRestore(db: mongo.Db): Promise<void> {
  const states = db.collection<StateDocument>(SCHEMA_COLLECTION);
  await states.updateOne({ _id: 'restore' }, { $set: { startedAt: new Date() } }, { upsert: true });
  await states.deleteOne({ _id: 'schema' });
}

export async function isRestoreUnfinished(db: mongo.Db): Promise<boolean> {
  return (await db.collection<StateDocument>(SCHEMA_COLLECTION).findOne({ _id: 'restore' })) !== null;
}

/** Leaves the rest to the schema step, which continues after these migrations. */
export async function completeRestore(db: mongo.Db, migrations: readonly string[]): Promise<void> {
  for (const name of migrations) await recordMigration(db, name);
  await db.collection<StateDocument>(SCHEMA_COLLECTION).deleteOne({ _id: 'restore' });
}
