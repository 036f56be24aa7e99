import { mongo } from 'mongoose';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import { savedViewsHaveSlots } from '../../src/database/migrations/0005-saved-views-have-slots.js';
import { prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { runMigration } from '../support/run-migration.js';

test('the migration gives saved views without a slot one each, the oldest first', async () => {
  const client = new mongo.MongoClient(emptyDatabaseUri());
  try {
    const db = client.db();
    const views = db.collection('saved_views');
    const view = (owner: string, day: number, more = {}) => ({
      owner,
      name: `${owner} ${day}`,
      list: 'contacts',
      shared: false,
      createdAt: new Date(Date.UTC(2025, 0, day)),
      ...more,
    });
    await views.insertMany([view('a', 3), view('a', 1), view('a', 2, { slot: 2 }), view('b', 1)]);
    await prepareSchema(db, PRODUCT_SCHEMA);
    await runMigration(savedViewsHaveSlots, db);
    const found = await views.find().sort({ owner: 1, slot: 1 }).toArray();
    expect(found.map(({ name, slot }) => [name, slot])).toEqual([
      ['a 1', 1],
      ['a 2', 2],
      ['a 3', 3],
      ['b 1', 1],
    ]);
    await expect(views.insertOne(view('b', 9, { slot: 1 }))).rejects.toThrow(/duplicate key/i);
  } finally {
    await client.close();
  }
});
