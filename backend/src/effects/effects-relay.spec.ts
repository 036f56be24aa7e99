import type { AuditLog } from '../audit/audit-log.js';
import type { AppLogger } from '../common/logging/app-logger.js';
import type { BackgroundWork } from '../database/background-work.js';
import type { Outbox } from '../mail/outbox/outbox.js';
import type { EffectSource } from './effect-source.js';
import { EffectsRelay } from './effects-relay.js';

const UNAVAILABLE = Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' });

test('an outage of the database is logged once, and the next one again', async () => {
  jest.useFakeTimers();
  let isDown = true;
  const findWithDueEffects = jest.fn(() => (isDown ? Promise.reject(UNAVAILABLE) : Promise.resolve([])));
  const warn = jest.fn();
  const relay = new EffectsRelay(
    {} as Outbox,
    {} as AuditLog,
    { runsHere: true, start: (begin: () => void) => begin() } as BackgroundWork,
    { warn } as unknown as AppLogger,
  );
  relay.register({ name: 'session', store: { findWithDueEffects } } as unknown as EffectSource);
  relay.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(findWithDueEffects.mock.calls.length).toBeGreaterThan(3);
  expect(warn.mock.calls).toEqual([['effects wait for the database', { err: UNAVAILABLE }]]);
  isDown = false;
  await jest.advanceTimersByTimeAsync(5_000);
  isDown = true;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(warn).toHaveBeenCalledTimes(2);
  await relay.beforeApplicationShutdown();
  jest.useRealTimers();
});
