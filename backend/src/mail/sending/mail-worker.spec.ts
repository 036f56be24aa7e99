import type { Request, Response } from 'express';
import { currentRequestId, requestContext } from '../../common/http/request/request-context.js';
import type { AppLogger } from '../../common/logging/app-logger.js';
import type { BackgroundWork } from '../../database/background-work.js';
import type { DailyMailQuota } from '../daily-quota/daily-mail-quota.js';
import { type ClaimedMail, DELAYED_MS } from '../outbox/claimed-mail.js';
import type { MailQueue } from '../outbox/mail-queue.js';
import type { Outbox } from '../outbox/outbox.js';
import type { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';

const claimed = (key: string) =>
  ({ key, to: `${key}@example.org`, tries: 1, createdAt: new Date() }) as ClaimedMail;

/** A worker whose mails are sent when the test says so. */
function heldWorker() {
  const sent = new Map<string, () => void>();
  const queue = {
    claim: jest.fn(async () => ({ mails: [] as ClaimedMail[], hasMore: false })),
    renew: jest.fn(async () => true),
    release: jest.fn(async () => true),
    markSent: jest.fn(async () => undefined),
    isOutdated: async () => false,
  };
  const sender = {
    send: ({ key }: ClaimedMail) => new Promise<void>((resolve) => sent.set(key, resolve)),
  };
  const worker = new MailWorker(
    queue as unknown as MailQueue,
    { reserve: async () => undefined } as unknown as DailyMailQuota,
    sender as unknown as MailSender,
    { start: () => undefined } as unknown as BackgroundWork,
    {} as AppLogger,
    { updateDelayed: async (mail: ClaimedMail) => mail } as unknown as Outbox,
  );
  const take = (key: string) => {
    if (worker.reserve() === undefined) return false;
    void worker.sendReserved(claimed(key));
    return true;
  };
  return { worker, queue, take, sent };
}

const nextTurn = () => new Promise(setImmediate);

test('takes no new mail while older ones wait to be claimed, and claims them once half of its mails are sent', async () => {
  const { worker, queue, take, sent } = heldWorker();
  for (let n = 0; n < 16; n += 1) expect(take(`m${n}`)).toBe(true);
  expect(take('seventeenth')).toBe(false);
  worker.wake();
  await nextTurn();
  for (let n = 0; n < 7; n += 1) {
    sent.get(`m${n}`)?.();
    await nextTurn();
  }
  expect(take('newer')).toBe(false);
  expect(queue.claim).not.toHaveBeenCalled();
  sent.get('m7')?.();
  await nextTurn();
  expect(queue.claim.mock.calls).toEqual([[expect.any(Date), 8]]);
  expect(take('newer')).toBe(true);
});

test('sends no mail whose lease was lost, or that was erased, while it waited for its turn', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { queue, take, sent } = heldWorker();
  for (let n = 0; n < 6; n += 1) take(`m${n}`);
  await nextTurn();
  expect([...sent.keys()]).toEqual(['m0', 'm1', 'm2', 'm3']);
  jest.setSystemTime(Date.now() + DELAYED_MS + 1);
  queue.renew.mockResolvedValueOnce(false);
  sent.get('m0')?.();
  await nextTurn();
  expect([...sent.keys()]).toEqual(['m0', 'm1', 'm2', 'm3', 'm5']);
  jest.useRealTimers();
});

test('returns the mails that wait for their turn when the process stops', async () => {
  const { worker, queue, take, sent } = heldWorker();
  for (let n = 0; n < 6; n += 1) take(`m${n}`);
  await nextTurn();
  const stopped = worker.onModuleDestroy();
  for (const end of sent.values()) end();
  await stopped;
  expect(queue.markSent).toHaveBeenCalledTimes(4);
  const returned = queue.release.mock.calls as unknown as [ClaimedMail][];
  expect(new Set(returned.map(([{ key }]) => key))).toEqual(new Set(['m4', 'm5']));
});

test('returns a mail that is stored while the process stops', async () => {
  const { worker, queue, sent } = heldWorker();
  worker.reserve();
  await worker.onModuleDestroy();
  await worker.sendReserved(claimed('late'));
  expect(queue.release.mock.calls).toEqual([[expect.objectContaining({ key: 'late' })]]);
  expect(sent.size).toBe(0);
});

test('waits at the stop for mails that it is claiming, and returns them', async () => {
  const { worker, queue, sent } = heldWorker();
  let answer = (): void => undefined;
  queue.claim.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ mails: [claimed('m0'), claimed('m1')], hasMore: true });
      }),
  );
  worker.wake();
  await nextTurn();
  let hasStopped = false;
  const stopped = worker.onModuleDestroy().then(() => {
    hasStopped = true;
  });
  await nextTurn();
  expect(hasStopped).toBe(false);
  answer();
  await stopped;
  const returned = queue.release.mock.calls as unknown as [ClaimedMail][];
  expect(returned.map(([{ key }]) => key)).toEqual(['m0', 'm1']);
  expect(queue.claim).toHaveBeenCalledTimes(1);
  expect(sent.size).toBe(0);
});

test('mails that a request makes it look for are not logged as part of that request', async () => {
  const { worker, queue } = heldWorker();
  const requestIds: (string | undefined)[] = [];
  queue.claim.mockImplementation(async () => {
    requestIds.push(currentRequestId());
    return { mails: [], hasMore: false };
  });
  const response = { setHeader: () => undefined } as unknown as Response;
  requestContext({} as Request, response, () => worker.wake());
  await nextTurn();
  expect(requestIds).toEqual([undefined]);
});
