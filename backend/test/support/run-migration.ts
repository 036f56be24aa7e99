import type { mongo } from 'mongoose';
import type { Migration } from '../../src/database/migrations/migration.js';

/** Runs a migration alone; indexes are neither built nor dropped. */
export function runMigration(migration: Migration, db: mongo.Db): Promise<void> {
  return migration.up({ db, buildIndexes: async () => undefined, dropIndex: async () => undefined });
}
