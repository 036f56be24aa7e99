import type { mongo } from 'mongoose';
import type { Migration, MigrationContext } from '../migrations/migration.js';
import { buildIndexes, dropIndex } from './build-indexes.js';
import type { CollectionDefinition } from './index-definition.js';
import { type LockTimes, SchemaLock } from './schema-lock.js';
import { findFinishedMigrations, noteIndexes, noteMigration } from './schema-state.js';

/** Everything the product keeps: its collections with their indexes, and its migrations in their order. */
export interface ProductSchema {
  collections: readonly CollectionDefinition[];
  migrations: readonly Migration[];
}

export interface PrepareOptions {
  /** For an operator to read; nothing is said when there is nothing to do. */
  log?: (line: string) => void;
  lockTimes?: LockTimes;
}

/**
 * Brings a database to what this version of the code wants: runs the migrations that have not run, then builds the
 * indexes. Each step can be repeated and is noted when it has ended, so after a kill anywhere the next run goes on.
 * One process at a time does it; others wait and find it done.
 *
 * @param db on a connection without time-outs for requests: building an index takes minutes on a large collection
 */
export async function prepareSchema(
  db: mongo.Db,
  { collections, migrations }: ProductSchema,
  { log = () => undefined, lockTimes }: PrepareOptions = {},
): Promise<void> {
  const lock = await SchemaLock.acquire(
    db,
    () => log('Waiting for another process that prepares the schema.'),
    lockTimes,
  );
  try {
    const build = (collection: CollectionDefinition) =>
      buildIndexes(db, collection, log, () => lock.assertHeld());
    const context: MigrationContext = {
      db,
      dropIndex: (collection, index) => dropIndex(db, collection, index),
      buildIndexes: async (name) => {
        for (const collection of collections) if (collection.name === name) await build(collection);
      },
    };
    const finished = await findFinishedMigrations(db);
    for (const { name, up } of migrations) {
      if (finished.has(name)) continue;
      await lock.assertHeld();
      await up(context);
      await noteMigration(db, name);
    }
    for (const collection of collections) await build(collection);
    await lock.assertHeld();
    await noteIndexes(db, collections);
  } finally {
    await lock.release();
  }
}
