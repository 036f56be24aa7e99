import type { mongo } from 'mongoose';
import type { Migration, MigrationContext } from '../migrations/migration.js';
import { buildIndexes, dropIndex } from './build-indexes.js';
import type { CollectionDefinition } from './index-definition.js';
import { reportLong } from './report-long.js';
import { isRestoreUnfinished, UnfinishedRestoreError } from './restore-mark.js';
import { type LockTimes, SchemaLock } from './schema-lock.js';
import {
  findFinishedMigrations,
  recordIndexes,
  recordMigration,
  repeatUnknownMigrations,
} from './schema-state.js';

/** The collections of the product with their indexes, and its migrations in order. */
export interface ProductSchema {
  collections: readonly CollectionDefinition[];
  migrations: readonly Migration[];
}

export interface PrepareOptions {
  /** For the operator; nothing is printed when there is nothing to do. */
  log?: (line: string) => void;
  lockTimes?: LockTimes;
  /** After how long a migration is named, in ms. */
  longMs?: number;
}

/**
 * Prepares a database for this version of the code: runs pending migrations, then builds the indexes. Each step can
 * be repeated and is recorded when it has finished, so an interrupted run is continued by the next. One process at a
 * time does it; others wait until it is done.
 * @param db on a connection without time-outs: building an index on a large collection takes minutes
 * @throws UnfinishedRestoreError
 */
export async function prepareSchema(
  db: mongo.Db,
  { collections, migrations }: ProductSchema,
  { log = () => undefined, lockTimes, longMs }: PrepareOptions = {},
): Promise<void> {
  const lock = await SchemaLock.acquire(
    db,
    () => log('Waiting for another process that prepares the schema.'),
    lockTimes,
  );
  try {
    if (await isRestoreUnfinished(db)) throw new UnfinishedRestoreError();
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
    const newer = await repeatUnknownMigrations(db, finished, migrations);
    if (newer.length > 0)
      log(`A newer version has prepared this database; when it comes back it repeats ${newer.join(', ')}.`);
    for (const { name, up } of migrations) {
      if (finished.has(name)) continue;
      await lock.assertHeld();
      await reportLong(
        () => up(context),
        () => log(`Running the migration ${name}; many records take minutes.`),
        longMs,
      );
      await recordMigration(db, name);
    }
    const built: CollectionDefinition[] = [];
    for (const collection of collections)
      built.push({ name: collection.name, indexes: await build(collection) });
    await lock.assertHeld();
    await recordIndexes(db, built);
  } finally {
    await lock.release();
  }
}
