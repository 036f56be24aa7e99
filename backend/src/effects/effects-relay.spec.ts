import type { AuditLog } from '../audit/audit-log.js';
import type { AppLogger } from '../common/logging/app-logger.js';
import type { BackgroundWork } from '../database/background-work.js';
import type { Outbox } from '../mail/outbox/outbox.js';
import type { EffectSource } from './effect-source.js';
import { EffectsRelay } from './effects-relay.js';
import type { PendingEffect } from './pending-effect.js';

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

test('a caller that waits for the same record as an earlier one gets its own effects executed', async () => {
  const effect = (key: string) =>
    ({ key, kind: 'audit', state: 'taken', dueAt: new Date(0), content: {} }) as PendingEffect;
  const stored = { _id: 'record', pendingEffects: [effect('received')] };
  const read = { ...stored, pendingEffects: [effect('received'), effect('decided')] };
  const record = jest.fn(async ({ key }: { key: string }) => void key);
  const store = { findById: async () => read, dropEffects: async () => undefined };
  const source = { name: 'application', store } as unknown as EffectSource<typeof stored>;
  const relay = new EffectsRelay(
    {} as Outbox,
    { record } as unknown as AuditLog,
    {} as BackgroundWork,
    {} as AppLogger,
  );
  const sweep = relay.process(source, 'record', stored);
  const dispatch = relay.process(source, 'record', stored);
  const decision = relay.process(source, 'record');
  await Promise.all([sweep, dispatch, decision]);
  expect(record.mock.calls.map(([{ key }]) => key)).toContain('decided');
});
