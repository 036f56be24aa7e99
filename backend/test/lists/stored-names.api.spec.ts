import { mongo } from 'mongoose';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import { storedNamesAreThoseOfTheField } from '../../src/database/migrations/0003-stored-names-are-those-of-the-field.js';
import { prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { runMigration } from '../support/run-migration.js';

const at = new Date('2025-11-05T10:15:00Z');

describe('the migration to standard names of stored fields', () => {
  let client: mongo.MongoClient;
  let db: mongo.Db;
  beforeEach(() => {
    client = new mongo.MongoClient(emptyDatabaseUri());
    db = client.db();
  });
  afterEach(() => client.close());

  const migrate = () => runMigration(storedNamesAreThoseOfTheField, db);
  const all = (collection: string) =>
    db
      .collection(collection)
      .find({}, { projection: { _id: 0 } })
      .sort({ name: 1 })
      .toArray();

  test('keeps files marked for deletion', async () => {
    await db.collection('document_leases').insertMany([
      { name: 'a', expiresAt: at, condemned: true },
      { name: 'b', expiresAt: at },
    ]);
    await migrate();
    await migrate();
    expect(await all('document_leases')).toEqual([
      { name: 'a', expiresAt: at, markedForDeletion: true },
      { name: 'b', expiresAt: at },
    ]);
  });

  test('keeps what Razorpay reported about a payment, and leaves payments without such fields as they are', async () => {
    const plain = { state: 'paid', amount: 200_000, paymentId: 'pay_1' };
    const held = { paymentId: 'pay_2', since: at };
    await db
      .collection('subscriptions')
      .insertMany([
        { name: 'a', payment: { ...plain, surplus: ['pay_3'], returned: ['pay_3'] } },
        { name: 'b', payment: { state: 'unpaid', amount: 100_000, held } },
        { name: 'c', payment: plain },
        { name: 'd' },
      ]);
    await migrate();
    await migrate();
    expect(await all('subscriptions')).toEqual([
      { name: 'a', payment: { ...plain, duplicatePayments: ['pay_3'], refunded: ['pay_3'] } },
      { name: 'b', payment: { state: 'unpaid', amount: 100_000, authorized: held } },
      { name: 'c', payment: plain },
      { name: 'd' },
    ]);
  });

  test('is run by the schema step and may run again', async () => {
    await db.collection('document_leases').insertOne({ expiresAt: at, condemned: true });
    await prepareSchema(db, PRODUCT_SCHEMA);
    expect(await all('document_leases')).toEqual([{ expiresAt: at, markedForDeletion: true }]);
    await expect(migrate()).resolves.toBeUndefined();
  });
});
