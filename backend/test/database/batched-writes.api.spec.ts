import { type Connection, createConnection, type Model, mongo, Schema } from 'mongoose';
import { BatchedWrites } from '../../src/database/batching/batched-writes.js';
import { duplicateKeyIndex } from '../../src/database/errors/database-errors.js';
import { emptyDatabaseUri } from '../support/databases.js';

interface Parcel {
  _id: number;
  label: string;
  grams: number;
}

const schema = new Schema<Parcel>(
  { _id: Number, label: String, grams: { type: Number, required: true } },
  { collection: 'parcels', versionKey: false },
).index({ label: 1 }, { name: 'label', unique: true });

describe('writes sent together', () => {
  let connection: Connection;
  let parcels: Model<Parcel>;
  let writes: BatchedWrites<Parcel>;
  beforeAll(async () => {
    connection = await createConnection(emptyDatabaseUri(), { autoIndex: false }).asPromise();
    parcels = connection.model<Parcel>('Parcel', schema);
    await parcels.createIndexes();
  });
  beforeEach(async () => {
    await parcels.deleteMany();
    writes = new BatchedWrites(parcels);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const parcel = (_id: number, label = `P${_id}`): Parcel => ({ _id, label, grams: 100 });
  const spied = () => jest.spyOn(mongo.Collection.prototype, 'bulkWrite');
  const stored = async () => (await parcels.find().sort({ _id: 1 }).lean<Parcel[]>()).map(({ _id }) => _id);
  const indexes = (outcomes: PromiseSettledResult<void>[]) =>
    outcomes.map((outcome) => (outcome.status === 'rejected' ? duplicateKeyIndex(outcome.reason) : 'stored'));

  test('take one call for all that arrive meanwhile, and refuse only the duplicates', async () => {
    const calls = spied();
    const labels = ['first', 'a', 'b', 'a', 'first', 'c'];
    const outcomes = await Promise.allSettled(
      labels.map((label, _id) => writes.insert({ _id, label, grams: 1 })),
    );
    expect(indexes(outcomes)).toEqual(['stored', 'stored', 'stored', 'label', 'label', 'stored']);
    expect(calls.mock.calls.map(([operations]) => operations.length)).toEqual([1, 5]);
    expect(await stored()).toEqual([0, 1, 2, 5]);
  });

  test('do not suffer from an invalid one among them', async () => {
    const outcomes = await Promise.allSettled(
      [parcel(1), { _id: 2, label: 'P2' } as Parcel, parcel(3)].map((one) => writes.insert(one)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored()).toEqual([1, 3]);
  });

  test('change one document each, or none, or upsert it once', async () => {
    await parcels.insertMany([parcel(1), parcel(2)]);
    const outcomes = await Promise.allSettled([
      writes.updateOne({ _id: 1 }, { $set: { grams: 1 } }),
      writes.updateOne({ _id: 2, grams: 5 }, { $set: { grams: 2 } }),
      writes.updateOne({ _id: 1 }, { $inc: { grams: 1 } }),
      // Nothing matches, and the document that would be added exists.
      writes.updateOne({ _id: 2, grams: 5 }, { $set: { grams: 2 } }, { upsert: true }),
      writes.updateOne({ _id: 3 }, { $set: { label: 'P3', grams: 3 } }, { upsert: true }),
    ]);
    expect(indexes(outcomes)).toEqual(['stored', 'stored', 'stored', '_id_', 'stored']);
    expect((await parcels.find().sort({ _id: 1 }).lean<Parcel[]>()).map(({ grams }) => grams)).toEqual([
      2, 100, 3,
    ]);
  });

  test('are repeated one by one when the database aborted the call because of concurrent writes', async () => {
    await writes.insert(parcel(1));
    spied().mockRejectedValueOnce(new mongo.MongoServerError({ code: 112, message: 'WriteConflict' }));
    await Promise.all([writes.insert(parcel(2)), writes.insert(parcel(3))]);
    expect(await stored()).toEqual([1, 2, 3]);
  });

  test('of which the database aborted one are repeated for that one', async () => {
    await parcels.insertMany([parcel(1), parcel(2), parcel(3)]);
    const weigh = (_id: number) => writes.updateOne({ _id }, { $inc: { grams: _id } });
    const first = weigh(1);
    const calls = spied().mockImplementationOnce(async function (this: mongo.Collection, operations) {
      await this.bulkWrite(operations.slice(1), { ordered: false });
      throw conflictOf(0);
    });
    await Promise.all([first, weigh(2), weigh(3)]);
    expect(calls).toHaveBeenCalledTimes(3);
    expect((await parcels.find().sort({ _id: 1 }).lean<Parcel[]>()).map(({ grams }) => grams)).toEqual([
      101, 102, 103,
    ]);
  });
});

/** What the driver throws when one of several writes was aborted. */
function conflictOf(index: number): mongo.MongoBulkWriteError {
  const error = { index, code: 112, errmsg: 'WriteConflict' } as mongo.WriteError;
  const result = { getWriteErrors: () => [error] } as unknown as mongo.BulkWriteResult;
  return new mongo.MongoBulkWriteError({ message: 'WriteConflict', code: 112, writeErrors: [error] }, result);
}
