import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import { prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { findMissing, SCHEMA_COLLECTION } from '../../src/database/schema/schema-state.js';

/** Names of the databases of this worker that the current test file uses. */
const inUse = new Set<string>();

/**
 * URI of an empty database with the product's schema, used by nobody else. Creating the indexes is slow, so a worker
 * keeps its databases and empties each before it is used again.
 */
export async function freshDatabaseUri(): Promise<string> {
  let number = 0;
  while (inUse.has(nameOf(number))) number += 1;
  const name = nameOf(number);
  inUse.add(name);
  await withDatabase(name, async (db) => {
    await empty(db);
    if ((await findMissing(db, PRODUCT_SCHEMA)).length > 0) await prepareSchema(db, PRODUCT_SCHEMA);
  });
  return uriOf(name);
}

/** URI of a database that does not exist yet. */
export function emptyDatabaseUri(): string {
  return uriOf(`${prefix()}_new_${randomBytes(4).toString('hex')}`);
}

/** Lets a later application of this test file use the database. */
export function releaseDatabase(uri: string): void {
  inUse.delete(new URL(uri).pathname.slice(1));
}

async function empty(db: mongo.Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== SCHEMA_COLLECTION) await db.collection(name).deleteMany({});
  }
}

async function withDatabase(name: string, use: (db: mongo.Db) => Promise<void>): Promise<void> {
  const client = new mongo.MongoClient(uriOf(name));
  try {
    await use(client.db());
  } finally {
    await client.close();
  }
}

function nameOf(number: number): string {
  return `${prefix()}_${process.env.JEST_WORKER_ID ?? '0'}_${number}`;
}

/** Set once per run, so that runs on the same server do not collide. */
function prefix(): string {
  return process.env.TEST_DATABASES ?? 'cf_test';
}

function uriOf(name: string): string {
  const server = process.env.MONGODB_URI;
  if (!server) throw new Error('MONGODB_URI must name a database server; `npm test` provides one.');
  const uri = new URL(server);
  uri.pathname = `/${name}`;
  return uri.href;
}
