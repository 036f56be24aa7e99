import { mongo, Types } from 'mongoose';
import type { AppLogger } from '../../common/logging/app-logger.js';
import type { BackgroundWork } from '../../database/background-work.js';
import type { ErasedRecord } from '../effects/erased-record.schema.js';
import type { ErasedRecords } from '../effects/erased-records.js';
import type { RecordRemoval } from '../effects/record-removal.js';
import type { SubmissionKinds } from '../record/submission-kinds.js';
import { ErasureRetry } from './erasure-retry.js';

/** Erasures to be repeated, of which `removeTraces` removes the traces. */
function retryOf(count: number, removeTraces: (nth: number) => void) {
  const left = Array.from(
    { length: count },
    () => ({ _id: new Types.ObjectId(), kind: 'shareholder' }) as ErasedRecord,
  );
  let calls = 0;
  const retry = new ErasureRetry(
    {
      findErasedBefore: async (_moment: Date, limit: number) => left.slice(0, limit),
      remove: async (id: Types.ObjectId) =>
        void left.splice(
          left.findIndex(({ _id }) => _id === id),
          1,
        ),
    } as unknown as ErasedRecords,
    {
      removeTraces: async () => {
        calls += 1;
        removeTraces(calls);
      },
    } as unknown as RecordRemoval,
    { all: () => [{ subject: 'shareholder' }] } as unknown as SubmissionKinds,
    {} as BackgroundWork,
    { warn: () => undefined } as unknown as AppLogger,
  );
  return { retry, left };
}

test('repeats all erasures, however many', async () => {
  const { retry, left } = retryOf(250, () => undefined);
  await retry.repeat();
  expect(left).toHaveLength(0);
});

test('one that fails does not hold up the others, and is repeated in the next run', async () => {
  const { retry, left } = retryOf(3, (nth) => {
    if (nth === 1) throw new Error('damaged');
  });
  const [failing] = left;
  await retry.repeat();
  expect(left).toEqual([failing]);
  await retry.repeat();
  expect(left).toHaveLength(0);
});

test('leaves the rest to the next run when the database is unavailable', async () => {
  const { retry, left } = retryOf(3, (nth) => {
    if (nth === 2) throw new mongo.MongoNetworkError('down');
  });
  await expect(retry.repeat()).rejects.toThrow('down');
  expect(left).toHaveLength(2);
});

test('leaves the rest to another process when this one stops', async () => {
  const { retry, left } = retryOf(250, (nth) => {
    if (nth === 2) retry.onModuleDestroy();
  });
  await retry.repeat();
  expect(left).toHaveLength(248);
});
