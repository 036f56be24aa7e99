import type { mongo } from 'mongoose';
import {
  type CollectionDefinition,
  definitionOf,
  fingerprint,
  type IndexDefinition,
} from './index-definition.js';
import { reportLong } from './report-long.js';

/** The collection does not exist. */
const NAMESPACE_NOT_FOUND = 26;
/** The index does not exist. */
const INDEX_NOT_FOUND = 27;

/**
 * Creates the indexes that the code defines and rebuilds changed ones. Others are left alone and logged: a migration
 * drops them, or the operator who created them knows why. Idempotent.
 * @param beforeEach called before each change; may throw to stop
 * @returns all indexes that the collection has now, including the others
 * @throws Error when the definition of a unique index has changed under its name
 */
export async function buildIndexes(
  db: mongo.Db,
  { name, indexes }: CollectionDefinition,
  log: (line: string) => void,
  beforeEach: () => Promise<void>,
): Promise<IndexDefinition[]> {
  const existing = await findIndexes(db, name);
  if (existing === undefined) {
    await beforeEach();
    await createAll(db, name, indexes);
    return [...indexes];
  }
  for (const index of indexes) {
    const old = existing.get(index.name);
    existing.delete(index.name);
    if (old !== undefined && fingerprint(name, old) === fingerprint(name, index)) continue;
    await beforeEach();
    if (old !== undefined) await dropChanged(db, name, old, index, log);
    await build(db, name, index, log);
  }
  for (const other of existing.keys()) log(`The index ${other} of ${name} is not one of the product's.`);
  return [...indexes, ...existing.values()];
}

/** Drops the index of that name, whatever its definition. Idempotent. */
export async function dropIndex(db: mongo.Db, collection: string, index: string): Promise<void> {
  try {
    await db.collection(collection).dropIndex(index);
  } catch (thrown) {
    const code: unknown = (thrown as { code?: unknown }).code;
    if (code !== INDEX_NOT_FOUND && code !== NAMESPACE_NOT_FOUND) throw thrown;
  }
}

/** By name, without the one on `_id`; undefined when the collection does not exist. */
async function findIndexes(
  db: mongo.Db,
  collection: string,
): Promise<Map<string, IndexDefinition> | undefined> {
  try {
    const found = await db.collection(collection).listIndexes().toArray();
    const own = found.filter(({ name }) => name !== '_id_');
    return new Map(own.map((index) => [index.name, definitionOf(index.key, index)]));
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== NAMESPACE_NOT_FOUND) throw thrown;
    return undefined;
  }
}

async function createAll(db: mongo.Db, name: string, indexes: readonly IndexDefinition[]): Promise<void> {
  if (indexes.length === 0) await db.createCollection(name);
  else await db.collection(name).createIndexes([...indexes]);
}

async function build(
  db: mongo.Db,
  collection: string,
  index: IndexDefinition,
  log: (line: string) => void,
): Promise<void> {
  await reportLong(
    () => db.collection(collection).createIndexes([index]),
    () => log(`Building the index ${index.name} of ${collection}; a large collection takes minutes.`),
  );
}

/** A unique index is not dropped: until the new one is built, nothing would prevent duplicates. */
async function dropChanged(
  db: mongo.Db,
  collection: string,
  old: IndexDefinition,
  index: IndexDefinition,
  log: (line: string) => void,
): Promise<void> {
  if (old.unique || index.unique) {
    throw new Error(
      `The unique index ${index.name} of ${collection} has another definition in the database. Give the new one a ` +
        'name of its own, and drop the old one in a migration that builds the new one first.',
    );
  }
  log(`The index ${index.name} of ${collection} has changed and is built anew.`);
  await dropIndex(db, collection, index.name);
}
