import type { mongo } from 'mongoose';
import type { Migration } from '../migrations/migration.js';
import { type CollectionDefinition, fingerprint } from './index-definition.js';

/** Holds the document about the schema, and the lock of the preparing process. */
export const SCHEMA_COLLECTION = 'schema_state';

/** What the schema step has done in this database. */
interface SchemaState {
  _id: 'schema';
  /** Names of completed migrations. */
  migrations?: string[];
  /** Completed migrations to be repeated, because an older version served after them. */
  migrationsToRepeat?: string[];
  /** Fingerprints of the indexes at the end of the last run, also of those that only another version wants. */
  indexes?: string[];
}

/** The indexes and migrations that a version of the code needs; others may exist too. */
export interface RequiredSchema {
  collections: readonly CollectionDefinition[];
  migrations: readonly Pick<Migration, 'name'>[];
}

/** Names of what the code needs and the step has not prepared; empty when the code can run. */
export async function findMissing(db: mongo.Db, required: RequiredSchema): Promise<string[]> {
  return missingIn(await states(db).findOne({ _id: 'schema' }, { maxTimeMS: 2_000 }), required);
}

/** Whether the step of another version has prepared this database, which lacks something that the code wants. */
export async function isPreparedForOther(db: mongo.Db, required: RequiredSchema): Promise<boolean> {
  const state = await states(db).findOne({ _id: 'schema' });
  // Indexes are recorded when the step has finished.
  return state?.indexes !== undefined && missingIn(state, required).length > 0;
}

function missingIn(state: SchemaState | null, required: RequiredSchema): string[] {
  const migrations = new Set(state?.migrations);
  const indexes = new Set(state?.indexes);
  return [
    ...required.migrations.flatMap(({ name }) => (migrations.has(name) ? [] : [name])),
    ...required.collections.flatMap((collection) =>
      collection.indexes.flatMap((index) =>
        indexes.has(fingerprint(collection.name, index)) ? [] : [`${collection.name}.${index.name}`],
      ),
    ),
  ];
}

/** Names of the migrations that need not run: the completed ones, except those to be repeated. */
export async function findFinishedMigrations(db: mongo.Db): Promise<Set<string>> {
  const state = await states(db).findOne({ _id: 'schema' });
  const toRepeat = new Set(state?.migrationsToRepeat);
  return new Set(state?.migrations?.filter((name) => !toRepeat.has(name)));
}

/**
 * Marks the migrations that only a newer version has, so that it repeats them: they have not processed what this version
 * is about to write. The newer version stays ready meanwhile. Idempotent.
 * @returns their names
 */
export async function repeatUnknownMigrations(
  db: mongo.Db,
  finished: ReadonlySet<string>,
  known: readonly Pick<Migration, 'name'>[],
): Promise<string[]> {
  const unknown = [...finished].filter((name) => known.every((migration) => migration.name !== name));
  if (unknown.length > 0)
    await states(db).updateOne({ _id: 'schema' }, { $addToSet: { migrationsToRepeat: { $each: unknown } } });
  return unknown;
}

/** Idempotent. */
export async function recordMigration(db: mongo.Db, name: string): Promise<void> {
  await states(db).updateOne(
    { _id: 'schema' },
    { $addToSet: { migrations: name }, $pull: { migrationsToRepeat: name } },
    { upsert: true },
  );
}

/**
 * Records all indexes of these collections. The records of other collections stay: only a newer version has them, and
 * its servers may be running. Idempotent.
 */
export async function recordIndexes(
  db: mongo.Db,
  collections: readonly CollectionDefinition[],
): Promise<void> {
  const recorded = (await states(db).findOne({ _id: 'schema' }))?.indexes ?? [];
  const others = recorded.filter((index) => !collections.some(({ name }) => index.startsWith(`${name}.`)));
  const own = collections.flatMap(({ name, indexes }) => indexes.map((index) => fingerprint(name, index)));
  await states(db).updateOne({ _id: 'schema' }, { $set: { indexes: [...own, ...others] } }, { upsert: true });
}

function states(db: mongo.Db): mongo.Collection<SchemaState> {
  return db.collection<SchemaState>(SCHEMA_COLLECTION);
}
