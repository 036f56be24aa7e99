import type { mongo } from 'mongoose';
import type { Migration } from '../migrations/migration.js';
import { type CollectionDefinition, fingerprint } from './index-definition.js';

/** Holds the document about the schema, and the lock of the preparing process. */
export const SCHEMA_COLLECTION = 'schema_state';

/** What the schema step has done in this database. */
interface SchemaState {
  _id: 'schema';
  /** Names of completed migrations. */
  migrations: string[];
  /** Fingerprints of the indexes at the end of the last run. */
  indexes: string[];
}

/** The indexes and migrations that a version of the code needs; others may exist too. */
export interface RequiredSchema {
  collections: readonly CollectionDefinition[];
  migrations: readonly Pick<Migration, 'name'>[];
}

/** Names of what the code needs and the step has not prepared; empty when the code can run. */
export async function findMissing(db: mongo.Db, required: RequiredSchema): Promise<string[]> {
  const state = await states(db).findOne({ _id: 'schema' }, { maxTimeMS: 2_000 });
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

export async function findFinishedMigrations(db: mongo.Db): Promise<Set<string>> {
  return new Set((await states(db).findOne({ _id: 'schema' }))?.migrations);
}

/** Idempotent. */
export async function noteMigration(db: mongo.Db, name: string): Promise<void> {
  await states(db).updateOne({ _id: 'schema' }, { $addToSet: { migrations: name } }, { upsert: true });
}

/** Idempotent. */
export async function noteIndexes(db: mongo.Db, collections: readonly CollectionDefinition[]): Promise<void> {
  const indexes = collections.flatMap(({ name, indexes }) =>
    indexes.map((index) => fingerprint(name, index)),
  );
  await states(db).updateOne({ _id: 'schema' }, { $set: { indexes } }, { upsert: true });
}

function states(db: mongo.Db): mongo.Collection<SchemaState> {
  return db.collection<SchemaState>(SCHEMA_COLLECTION);
}
