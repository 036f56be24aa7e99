import { jest } from '@jest/globals';
import type { SubmissionKind } from '../record/submission-kind.js';
import { type Submission, SubmissionCreator } from './submission-creator.js';

const KEY = 'a-key-of-a-form';
const stored = { _id: { toHexString: () => 'id' }, reference: 'CT-1', createdAt: new Date(0) };

afterEach(() => {
  jest.useRealTimers();
});

test('a repeated request is answered even if the first one never settles', async () => {
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

test('a slow file check, such as a virus scan, does not time out the request', async () => {
  jest.useFakeTimers();
  const check = () =>
    new Promise((resolve) =>
      setTimeout(() => resolve({ type: 'pdf', contentType: 'application/pdf' }), 25_000),
    );
  const store = { findByIdempotencyKey: async () => null, insert: async () => undefined };
  const compose = (_form: unknown, identity: object) => ({ ...identity, ...stored, pendingEffects: [] });
  const doWork = (_rule: unknown, _key: unknown, work: () => unknown) => work();
  const assertAcceptable = async () => undefined;
  const kind = {
    referencePrefix: 'CT',
    uploadRules: {},
    store,
    compose,
    assertAcceptable,
  } as unknown as SubmissionKind;
  const context = { idempotencyKey: KEY, clientIp: '192.0.2.1' };
  const submission = { form: {}, file: {}, context } as unknown as Submission;
  const documents = { save: async () => 'file', claim: async () => true };
  const creator = new SubmissionCreator(
    { consumeFor: doWork, consumeOnRefusal: doWork } as never,
    documents as never,
    { dispatchNow: () => undefined } as never,
    { of: () => 'hash' } as never,
    { check } as never,
  );

  const receipt = creator.createOnce(kind, submission);
  receipt.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(26_000);
  await expect(receipt).resolves.toMatchObject({ reference: 'CT-1' });
  expect(jest.getTimerCount()).toBe(0);
});
