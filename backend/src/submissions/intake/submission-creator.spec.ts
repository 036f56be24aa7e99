import { jest } from '@jest/globals';
import type { SubmissionKind } from '../record/submission-kind.js';
import { type Submission, SubmissionCreator } from './submission-creator.js';

const KEY = 'a-key-of-a-form';
const stored = { _id: { toHexString: () => 'id' }, reference: 'CT-1', createdAt: new Date(0) };

afterEach(() => {
  jest.useRealTimers();
});

test('a repeat is answered although the first call never settles', async () => {
  jest.useFakeTimers();
  const findByIdempotencyKey = jest
    .fn<() => Promise<unknown>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(stored);
  const kind = { referencePrefix: 'CT', store: { findByIdempotencyKey } } as unknown as SubmissionKind;
  const submission = { form: {}, file: {}, context: { idempotencyKey: KEY } } as unknown as Submission;
  const hashes = { matches: () => true } as never;
  const creator = new SubmissionCreator({} as never, {} as never, {} as never, hashes, {} as never);

  const first = expect(creator.createOnce(kind, submission)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const repeat = creator.createOnce(kind, submission);
  await jest.advanceTimersByTimeAsync(15_000);
  await first;
  await expect(repeat).resolves.toMatchObject({ reference: 'CT-1' });
});
