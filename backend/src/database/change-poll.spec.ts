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
