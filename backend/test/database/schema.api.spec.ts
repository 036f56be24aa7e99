import { mongo, Schema } from 'mongoose';
import request from 'supertest';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import type { Migration } from '../../src/database/migrations/migration.js';
import { collectionOf, type IndexDefinition } from '../../src/database/schema/index-definition.js';
import { type ProductSchema, prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { findMissing, isPreparedForOther } from '../../src/database/schema/schema-state.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import { ProbeModule } from '../support/probe.module.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp } from '../support/test-app.js';

/** Short, so that a killed process soon counts as dead. */
const lockTimes = { leaseMs: 100, pollMs: 10 };

const byName: IndexDefinition = { name: 'by_name', key: { name: 1 } };
const byNumber: IndexDefinition = { name: 'number', key: { number: 1 }, unique: true };

function schemaWith(indexes: IndexDefinition[], migrations: Migration[] = []): ProductSchema {
  return {
    collections: [
      { name: 'parcels', indexes },
      { name: 'notes', indexes: [] },
    ],
    migrations,
  };
}

describe('the schema step', () => {
  let uri: string;
  let client: mongo.MongoClient;
  let db: mongo.Db;
  beforeEach(() => {
    uri = emptyDatabaseUri();
    client = new mongo.MongoClient(uri);
    db = client.db();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await client.close();
  });

  const indexNames = async () => {
    const indexes = await db.collection('parcels').listIndexes().toArray();
    return indexes.map(({ name }) => name).sort();
  };
  const prepare = (schema: ProductSchema, lines: string[] = []) =>
    prepareSchema(db, schema, { lockTimes, log: (line) => lines.push(line) });

  test('covers every collection of the application', async () => {
    const running = await startTestApp();
    const known = new Map(PRODUCT_SCHEMA.collections.map((collection) => [collection.name, collection]));
    for (const { schema } of Object.values(running.connection.models)) {
      const collection = collectionOf(schema);
      expect(known.get(collection.name)).toEqual(collection);
    }
    await running.close();
  });

  test('does nothing and logs nothing when nothing is missing', async () => {
    await prepare(schemaWith([byName, byNumber]));
    const built = jest.spyOn(mongo.Collection.prototype, 'createIndexes');
    const lines: string[] = [];
    await prepare(schemaWith([byName, byNumber]), lines);
    expect(built).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  test('adopts the indexes of a database from before the schema step existed', async () => {
    const product = schemaWith([byName, byNumber]);
    await db.collection('parcels').createIndex({ name: 1 }, { name: 'by_name' });
    await db.collection('parcels').createIndex({ number: 1 }, { name: 'number', unique: true });
    const dropped = jest.spyOn(mongo.Collection.prototype, 'dropIndex');
    await prepare(product);
    expect(dropped).not.toHaveBeenCalled();
    expect(await findMissing(db, product)).toEqual([]);
  });

  test('distinguishes a database prepared by another version from a new one and from one whose preparation broke off', async () => {
    const migration: Migration = { name: '0001-one', up: async () => undefined };
    const [older, newer] = [schemaWith([byName]), schemaWith([byName], [migration])];
    expect(await isPreparedForOther(db, newer)).toBe(false);
    const failing: Migration = {
      name: '0002-two',
      up: async () => {
        throw new Error('killed');
      },
    };
    await expect(prepare(schemaWith([byName], [migration, failing]))).rejects.toThrow('killed');
    expect(await isPreparedForOther(db, older)).toBe(false);
    await db.dropDatabase();
    await prepare(older);
    expect(await isPreparedForOther(db, older)).toBe(false);
    expect(await isPreparedForOther(db, newer)).toBe(true);
    await prepare(newer);
    expect(await isPreparedForOther(db, newer)).toBe(false);
  });

  test('repeats migrations that an older version does not know after that version has served in between', async () => {
    const parcels = db.collection('parcels');
    const migration: Migration = {
      name: '0001-parcels-have-keys',
      up: async () => void (await parcels.updateMany({ key: { $exists: false } }, { $set: { key: 'new' } })),
    };
    const [older, newer] = [schemaWith([byName]), schemaWith([byName], [migration])];
    await prepare(newer);
    const lines: string[] = [];
    await prepare(older, lines);
    expect(lines).toEqual([
      'A newer version has prepared this database; when it comes back it repeats 0001-parcels-have-keys.',
    ]);
    await parcels.insertOne({ name: 'of the older version' });
    expect(await findMissing(db, newer)).toEqual([]);
    await prepare(newer);
    expect(await parcels.countDocuments({ key: 'new' })).toBe(1);

    const repeated = jest.spyOn(migration, 'up');
    await prepare(newer);
    expect(repeated).not.toHaveBeenCalled();
  });

  test('keeps a newer version ready after an older one has prepared the database, except for what the older one undid', async () => {
    const byPlace: IndexDefinition = { name: 'by_place', key: { place: 1 } };
    const [older, newer] = [schemaWith([byName, byNumber]), schemaWith([byName, byNumber, byPlace])];
    newer.collections = [...newer.collections, { name: 'crates', indexes: [byName] }];
    await prepare(newer);
    await prepare(older);
    expect(await findMissing(db, older)).toEqual([]);
    expect(await findMissing(db, newer)).toEqual([]);

    await prepare(schemaWith([{ ...byName, key: { name: -1 } }, byNumber]));
    expect(await findMissing(db, newer)).toEqual(['parcels.by_name']);
    await db.collection('parcels').dropIndex('by_place');
    await prepare(older);
    expect(await findMissing(db, newer)).toEqual(['parcels.by_place']);
  });

  test('rebuilds an index whose definition has changed under the same name', async () => {
    await prepare(schemaWith([byName]));
    const changed = schemaWith([{ ...byName, key: { name: 1, at: -1 } }]);
    expect(await findMissing(db, changed)).toEqual(['parcels.by_name']);
    await prepare(changed);
    const index = (await db.collection('parcels').listIndexes().toArray()).find(
      ({ name }) => name === 'by_name',
    );
    expect(index?.key).toEqual({ name: 1, at: -1 });
    expect(await findMissing(db, changed)).toEqual([]);
  });

  test('refuses to replace a unique index whose definition has changed, and says what to do', async () => {
    await prepare(schemaWith([byNumber]));
    const changed = schemaWith([{ ...byNumber, key: { number: 1, year: 1 } }]);
    await expect(prepare(changed)).rejects.toThrow('Give the new one a name of its own');
    const unique = (await db.collection('parcels').listIndexes().toArray()).find(
      ({ name }) => name === 'number',
    );
    expect(unique).toMatchObject({ unique: true, key: { number: 1 } });
  });

  test('keeps and reports an index that the code no longer defines, until a migration drops it', async () => {
    await prepare(schemaWith([byName, byNumber]));
    const lines: string[] = [];
    await prepare(schemaWith([byNumber]), lines);
    expect(await indexNames()).toEqual(['_id_', 'by_name', 'number']);
    expect(lines).toEqual([expect.stringContaining('by_name')]);
    const drop: Migration = { name: '0001-no-names', up: ({ dropIndex }) => dropIndex('parcels', 'by_name') };
    await prepare(schemaWith([byNumber], [drop]));
    expect(await indexNames()).toEqual(['_id_', 'number']);
  });

  test('lets a migration build the indexes of a collection before it drops those they replace', async () => {
    await prepare(schemaWith([byNumber]));
    const perYear: IndexDefinition = { name: 'number_of_year', key: { number: 1, year: 1 }, unique: true };
    const seen: string[][] = [];
    const replace: Migration = {
      name: '0001-numbers-per-year',
      up: async ({ buildIndexes, dropIndex }) => {
        await buildIndexes('parcels');
        seen.push(await indexNames());
        await dropIndex('parcels', 'number');
      },
    };
    await prepare(schemaWith([perYear], [replace]));
    expect(seen).toEqual([['_id_', 'number', 'number_of_year']]);
    expect(await indexNames()).toEqual(['_id_', 'number_of_year']);
  });

  test('names a migration that takes long while it runs', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const short: Migration = { name: '0001-short', up: async () => undefined };
    const isNamed = () => lines.length > 0;
    const long: Migration = { name: '0002-long', up: async () => void (await eventually(isNamed, Boolean)) };
    const product = schemaWith([byName], [short, long]);
    await prepareSchema(db, product, { lockTimes, log, longMs: 100 });
    expect(lines).toEqual(['Running the migration 0002-long; many records take minutes.']);
    await prepareSchema(db, product, { lockTimes, log, longMs: 100 });
    expect(lines).toHaveLength(1);
  });

  test('is completed by the next run when the process is killed between any two commands', async () => {
    const steps: Migration[] = [
      { name: '0001-first', up: async () => void (await addOnce(db, 'first')) },
      { name: '0002-drop', up: ({ dropIndex }) => dropIndex('parcels', 'old') },
    ];
    const product = schemaWith([byName, byNumber], steps);
    let kills = 0;
    for (let survived = false; !survived; kills += 1) {
      // A new name each time: FerretDB may not find a collection created again in a database that was just dropped.
      db = client.db(new URL(emptyDatabaseUri()).pathname.slice(1));
      await db.collection('parcels').createIndex({ old: 1 }, { name: 'old' });
      await db.collection('parcels').createIndex({ name: -1 }, { name: 'by_name' });
      killAfter(kills);
      survived = await prepare(product).then(
        () => true,
        () => false,
      );
      jest.restoreAllMocks();
      await prepare(product);
      expect(await indexNames()).toEqual(['_id_', 'by_name', 'number']);
      expect(await db.collection('notes').countDocuments()).toBe(1);
      expect(await findMissing(db, product)).toEqual([]);
    }
    expect(kills).toBeGreaterThan(10);
  });

  test('runs in one of several processes that start at the same time, while the others wait', async () => {
    let runs = 0;
    const slow: Migration = {
      name: '0001-slow',
      up: async () => {
        runs += 1;
        // Longer than a lease: a living owner keeps the lock.
        const until = performance.now() + 3 * lockTimes.leaseMs;
        while (performance.now() < until) await db.command({ ping: 1 });
      },
    };
    const product = schemaWith([byName], [slow]);
    const lines: string[] = [];
    await Promise.all([1, 2, 3].map(() => prepare(product, lines)));
    expect(runs).toBe(1);
    expect(lines.filter((line) => line.startsWith('Waiting for another process'))).toHaveLength(2);
  });

  test('does not wait for a run that has failed', async () => {
    const broken: Migration = { name: '0001-broken', up: () => Promise.reject(new Error('disk on fire')) };
    await expect(prepare(schemaWith([byName], [broken]))).rejects.toThrow('disk on fire');
    const lines: string[] = [];
    await prepare(schemaWith([byName]), lines);
    expect(lines).toEqual([]);
  });
});

test('a server with an unprepared database is live, answers 503, creates no index, sends no mail, and starts work once it is prepared', async () => {
  const uri = emptyDatabaseUri();
  const inbox = await Inbox.open();
  const running = await startTestApp({
    imports: [ProbeModule],
    env: { MONGODB_URI: uri, SMTP_URL: inbox.url },
    withoutDatabase: true,
  });
  const client = new mongo.MongoClient(uri);
  const db = client.db();
  const ready = () => request(running.origin).get('/health/ready');
  await db.collection('mail_outbox').insertOne(waitingMail());
  await request(running.origin).get('/health/live').expect(200);
  const answer = await eventually(ready, ({ body }) => body.checks?.database === 'up');
  expect(answer.status).toBe(503);
  expect(answer.body.checks.schema).toBe('down');
  const refused = await request(running.origin).get('/api/probe').expect(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['mail_outbox']);
  expect((await db.collection('mail_outbox').listIndexes().toArray()).map(({ name }) => name)).toEqual([
    '_id_',
  ]);
  expect(await db.collection('mail_outbox').countDocuments({ state: 'pending', tries: 0 })).toBe(1);

  await prepareSchema(db, PRODUCT_SCHEMA);
  await eventually(ready, ({ status }) => status === 200);
  expect(await inbox.mailsTo('asha@example.org')).toHaveLength(1);
  await client.close();
  await running.close();
  await inbox.close();
});

test('a schema without a collection name is rejected', () => {
  expect(() => collectionOf(new Schema({}))).toThrow('must name its collection');
});

async function addOnce(db: mongo.Db, note: string): Promise<void> {
  await db.collection('notes').updateOne({ note }, { $set: { note } }, { upsert: true });
}

/** After this many calls nothing reaches the database any more, as if the process had been killed. */
function killAfter(calls: number): void {
  let left = calls;
  for (const method of [
    'insertOne',
    'updateOne',
    'deleteOne',
    'createIndexes',
    'dropIndex',
    'findOne',
  ] as const) {
    const real = mongo.Collection.prototype[method] as (...given: unknown[]) => Promise<unknown>;
    const cut = function (this: mongo.Collection, ...given: unknown[]) {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : real.apply(this, given);
    };
    jest.spyOn(mongo.Collection.prototype, method).mockImplementation(cut as never);
  }
}

function waitingMail() {
  const now = new Date();
  return {
    key: 'test:received',
    messageId: '<test@example.org>',
    state: 'pending',
    createdAt: now,
    dueAt: now,
    tries: 0,
    to: 'asha@example.org',
    template: 'contact-noted',
    locale: 'en',
    params: { name: 'Asha', reference: 'CM-7K3M9Q' },
  };
}
