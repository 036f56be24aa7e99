import { mongo } from 'mongoose';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import { namesAreFoundInEitherScript } from '../../src/database/migrations/0004-names-are-found-in-either-script.js';
import { prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { runMigration } from '../support/run-migration.js';

/** A record as stored before the migration: prefixes of the words as written. */
function before(name: object, reference: string, searchText: string, more: object = {}) {
  return { ...name, reference, searchText, searchKeys: ['the', 'old', 'asha@'], ...more };
}

describe('the migration to names found in either script', () => {
  let client: mongo.MongoClient;
  let db: mongo.Db;
  beforeEach(() => {
    client = new mongo.MongoClient(emptyDatabaseUri());
    db = client.db();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await client.close();
  });

  const migrate = () => runMigration(namesAreFoundInEitherScript, db);
  const referencesBy = async (collection: string, searchKeys: string) => {
    const found = await db.collection(collection).find({ searchKeys }).sort({ reference: 1 }).toArray();
    return found.map(({ reference }) => reference);
  };

  test('lets records be found in the other script, and by everything else as before', async () => {
    const email = 'asha@example.org';
    await db
      .collection('contact_messages')
      .insertOne(
        before({ name: 'सुनीता' }, 'CM-7K3M9Q', ' सुनीता asha example org cm 7k3m9q cm7k3m9q', { email }),
      );
    await db.collection('shareholders').insertOne(
      before({ fullName: 'Ravi' }, 'SH-7K3M9Q', ' ravi sh 7k3m9q sh7k3m9q 9876543210 हाजीपुर', {
        location: 'हाजीपुर',
      }),
    );
    await db.collection('factory_applications').insertOne(
      before({ name: 'चोपड़ा' }, 'FA-7K3M9Q', ' चोपडा fa 7k3m9q fa7k3m9q patna', {
        location: 'Patna',
        locationText: 'patna',
      }),
    );
    await db
      .collection('subscriptions')
      .insertOne(before({ name: 'Om' }, 'SP-7K3M9Q', ' om sp 7k3m9q sp7k3m9q 844101'));
    await migrate();
    await migrate();

    const message = await db.collection('contact_messages').findOne();
    expect(message?.searchText).toBe(' सुनीता asha example org cm 7k3m9q cm7k3m9q ~sunit');
    for (const key of ['~sun', '~sunit', 'asha@', '~as', '7k3m9q', 'cm7k3']) {
      expect(message?.searchKeys).toContain(key);
    }
    expect(message?.searchKeys).not.toContain('old');
    expect(await referencesBy('shareholders', '~hajip')).toEqual(['SH-7K3M9Q']);
    expect(await referencesBy('shareholders', '98765')).toEqual(['SH-7K3M9Q']);
    expect(await referencesBy('factory_applications', '~cupr')).toEqual(['FA-7K3M9Q']);
    expect((await db.collection('factory_applications').findOne())?.locationText).toBe(' patna ~patn');
    expect(await referencesBy('subscriptions', '844101')).toEqual(['SP-7K3M9Q']);
  });

  test('reaches all records when it is repeated after an interruption, and does not restore erased ones', async () => {
    const messages = db.collection('contact_messages');
    await messages.insertMany(
      Array.from({ length: 1_001 }, (_, index) =>
        before({ name: 'Ravi' }, `CM-${String(index).padStart(6, '0')}`, ` ravi cm ${index}`),
      ),
    );
    const write = mongo.Collection.prototype.bulkWrite;
    const bulkWrite = jest.spyOn(mongo.Collection.prototype, 'bulkWrite');
    bulkWrite.mockImplementationOnce(async function (this: mongo.Collection, operations, options) {
      await this.deleteOne({ reference: 'CM-000000' });
      return write.call(this, operations, options);
    });
    bulkWrite.mockRejectedValueOnce(new Error('killed'));
    await expect(migrate()).rejects.toThrow('killed');
    expect(await referencesBy('contact_messages', '~ravi')).toHaveLength(499);
    await migrate();
    expect(await referencesBy('contact_messages', '~ravi')).toHaveLength(1_000);
  });

  test('is run by the schema step and may run again', async () => {
    await db.collection('contact_messages').insertOne(before({ name: 'रवि' }, 'CM-7K3M9Q', ' रवि'));
    await prepareSchema(db, PRODUCT_SCHEMA);
    expect(await referencesBy('contact_messages', '~rav')).toEqual(['CM-7K3M9Q']);
    await expect(migrate()).resolves.toBeUndefined();
  });
});
