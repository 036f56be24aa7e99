import { mongo } from 'mongoose';
import { withdrawnIsAStatus } from '../../src/database/migrations/0001-withdrawn-is-a-status.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { runMigration } from '../support/run-migration.js';

const REASON = 'Withdrawn by the applicant.';
const reviewer = { adminId: 'a1', email: 'reviewer@example.org' };
const at = new Date('2025-11-05T10:15:00Z');
const arrival = { status: 'pending', at };
const oldWithdrawal = { status: 'rejected', at, reason: REASON };

describe('the migration of withdrawals that were stored as rejections', () => {
  let client: mongo.MongoClient;
  let db: mongo.Db;
  beforeEach(() => {
    client = new mongo.MongoClient(emptyDatabaseUri());
    db = client.db();
  });
  afterEach(() => client.close());

  const migrate = () => runMigration(withdrawnIsAStatus, db);

  test.each(['factory_applications', 'shareholders'])(
    'sets withdrawn %s to the status withdrawn and changes nothing else',
    async (name) => {
      const history = {
        withdrawn: [arrival, oldWithdrawal],
        reopened: [arrival, oldWithdrawal, { ...arrival, by: reviewer }],
      };
      const rejected = {
        status: 'rejected',
        revision: 1,
        history: [arrival, { ...oldWithdrawal, by: reviewer }],
      };
      await db.collection(name).insertMany([
        { name: 'withdrawn', status: 'rejected', revision: 1, history: history.withdrawn },
        { name: 'reopened', status: 'pending', revision: 2, history: history.reopened },
        { name: 'rejected', ...rejected },
      ]);
      await migrate();
      await migrate();
      const after = await db
        .collection(name)
        .find({}, { projection: { _id: 0 } })
        .sort({ name: 1 })
        .toArray();
      const newWithdrawal = { status: 'withdrawn', at };
      expect(after).toEqual([
        { name: 'rejected', ...rejected },
        {
          name: 'reopened',
          status: 'pending',
          revision: 2,
          history: [arrival, newWithdrawal, { ...arrival, by: reviewer }],
        },
        { name: 'withdrawn', status: 'withdrawn', revision: 1, history: [arrival, newWithdrawal] },
      ]);
    },
  );

  test('succeeds on an empty database', async () => {
    await expect(migrate()).resolves.toBeUndefined();
  });
});
