import { mongo } from 'mongoose';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import { namesOfFilesShowNoNumbers } from '../../src/database/migrations/0021-names-of-files-show-no-numbers.js';
import { prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { runMigration } from '../support/run-migration.js';

describe('the migration to names of files without numbers', () => {
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

  const migrate = (on = db) => runMigration(namesOfFilesShowNoNumbers, on);
  const namesIn = async (collection: string) =>
    (await db.collection(collection).find().sort({ _id: 1 }).toArray()).map(({ document }) => document?.name);

  test.each(['factory_applications', 'shareholders'])(
    'masks the PANs and Aadhaar numbers in %s and changes nothing else',
    async (collection) => {
      await db
        .collection(collection)
        .insertMany([
          { document: { name: 'PAN-KQXPW7319R.pdf', size: 9, contentType: 'application/pdf' } },
          { document: { name: 'आधार-४८२१-७७३४-९९१२.pdf' } },
          { document: { name: '9876543210.pdf' } },
          { name: 'Asha Kumari' },
        ]);
      await migrate();
      await migrate();
      expect(await namesIn(collection)).toEqual([
        'PAN-XXXXXX319R.pdf',
        'आधार-XXXX-XXXX-९९१२.pdf',
        '9876543210.pdf',
        undefined,
      ]);
      expect(await db.collection(collection).findOne({ 'document.size': 9 })).toMatchObject({
        document: { size: 9, contentType: 'application/pdf' },
      });
    },
  );

  test('masks the rest when it was killed between two batches', async () => {
    const sent = Array.from({ length: 501 }, () => ({ document: { name: '482177349912.png' } }));
    await db.collection('shareholders').insertMany(sent);
    const shareholders = db.collection('shareholders');
    const write = shareholders.bulkWrite.bind(shareholders);
    jest
      .spyOn(shareholders, 'bulkWrite')
      .mockImplementationOnce(write as never)
      .mockRejectedValueOnce(new Error('killed'));
    const once = {
      collection: (name: string) => (name === 'shareholders' ? shareholders : db.collection(name)),
    };
    await expect(migrate(once as mongo.Db)).rejects.toThrow('killed');
    const unmasked = () =>
      db.collection('shareholders').countDocuments({ 'document.name': sent[0]?.document.name });
    expect(await unmasked()).toBe(1);
    await migrate();
    expect(await unmasked()).toBe(0);
  });

  test('is run by the schema step', async () => {
    const shareholder = { reference: 'SH-7K3M9Q', fullName: 'Asha Kumari', location: 'Hajipur' };
    await db
      .collection('shareholders')
      .insertOne({ ...shareholder, document: { name: 'PAN KQXPW7319R.pdf' } });
    await prepareSchema(db, PRODUCT_SCHEMA);
    expect(await namesIn('shareholders')).toEqual(['PAN XXXXXX319R.pdf']);
  });
});
