import type { Request, Response } from 'express';
import { currentRequestId, requestContext } from '../common/http/request/request-context.js';
import { ChangePoll } from './change-poll.js';

test('a poll belongs to no request, whichever began it', async () => {
  const requestIds: (string | undefined)[] = [];
  let polledTwice = (): void => undefined;
  const polled = new Promise<void>((resolve) => {
    polledTwice = resolve;
  });
  const poll = new ChangePoll({
    poll: async () => {
      requestIds.push(currentRequestId());
      if (requestIds.length === 2) polledTwice();
    },
    isNeeded: () => true,
    onOutage: () => undefined,
    pauseMs: { usual: 0, soon: 0, outage: 0 },
  });
  const response = { setHeader: () => undefined } as unknown as Response;
  requestContext({} as Request, response, () => poll.pollSoon());
  await polled;
  await poll.stop();
  expect(requestIds.slice(0, 2)).toEqual([undefined, undefined]);
});

test('an outage and its end are reported once each', async () => {
  const reported: string[] = [];
  const polls = [true, false, false, true, true];
  let isOver = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const poll = new ChangePoll({
    poll: async () => {
      const answers = polls.shift();
      if (polls.length === 0) isOver();
      if (answers === false) throw new Error('The database is away.');
    },
    isNeeded: () => true,
    onOutage: () => reported.push('outage'),
    onRecovery: () => reported.push('recovery'),
    pauseMs: { usual: 0, soon: 0, outage: 0 },
  });
  poll.pollSoon();
  await over;
  await poll.stop();
  expect(reported).toEqual(['outage', 'recovery']);
});
