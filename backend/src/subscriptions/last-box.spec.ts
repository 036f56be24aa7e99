import type { HistoryEntry } from '../submissions/record/submission-record.js';
import { lastBoxOf } from './last-box.js';
import type { Subscription } from './subscription.schema.js';
import type { SubscriptionStatus } from './subscription-status.js';

const india = (text: string) => new Date(`${text}+05:30`);

type Step = [status: SubscriptionStatus, at: string, undo?: true];

function subscription(steps: Step[], different: Partial<Subscription> = {}): Subscription {
  const createdAt = india('2026-01-05T10:00:00');
  const history = steps.map(
    ([status, at, undo]): HistoryEntry<SubscriptionStatus> => ({
      status,
      at: india(at),
      ...(undo && { undo }),
    }),
  );
  return {
    status: history.at(-1)?.status,
    createdAt,
    history: [{ status: 'active', at: createdAt }, ...history],
    total: 4000,
    ...different,
  } as Subscription;
}

describe('the last box of a subscription that is paused or cancelled', () => {
  test.each(['paused', 'cancelled'] as const)('leaves on the day it is %s', (status) => {
    for (const time of ['00:00:00', '23:59:59']) {
      expect(lastBoxOf(subscription([[status, `2026-03-15T${time}`]]), status)).toEqual({
        day: '2026-03-15',
        cash: 4000,
      });
    }
    for (const moment of ['2026-03-14T23:59:59', '2026-03-16T00:00:00']) {
      expect(lastBoxOf(subscription([[status, moment]]), status)).toBeUndefined();
    }
  });

  test('needs no cash when it is the first one and was paid online', () => {
    const paidAt = india('2026-01-06T10:00:00');
    const payment = { payment: { state: 'paid', amount: 400_000, paidAt } } as const;
    const first: Step[] = [['cancelled', '2026-01-15T10:00:00']];
    expect(lastBoxOf(subscription(first, payment), 'cancelled')).toEqual({ day: '2026-01-15', cash: 0 });
    const second: Step[] = [['cancelled', '2026-02-15T10:00:00']];
    expect(lastBoxOf(subscription(second, payment), 'cancelled')).toEqual({ day: '2026-02-15', cash: 4000 });
  });

  test('is paid on delivery when the online payment arrives after the cancellation, since it is refunded', () => {
    const paidAt = india('2026-01-15T10:00:01');
    const payment = { payment: { state: 'paid', amount: 400_000, paidAt } } as const;
    const ended: Step[] = [['cancelled', '2026-01-15T10:00:00']];
    expect(lastBoxOf(subscription(ended, payment), 'cancelled')).toEqual({ day: '2026-01-15', cash: 4000 });
  });

  test('is still known after a later resumption was undone', () => {
    const steps: Step[] = [
      ['paused', '2026-03-15T10:00:00'],
      ['active', '2026-03-20T10:00:00'],
      ['paused', '2026-03-20T10:00:05', true],
    ];
    expect(lastBoxOf(subscription(steps), 'paused')).toEqual({ day: '2026-03-15', cash: 4000 });
  });

  test('is undefined when a pause had already stopped the box of that day', () => {
    const paused: Step[] = [
      ['paused', '2026-03-03T10:00:00'],
      ['cancelled', '2026-03-15T10:00:00'],
    ];
    expect(lastBoxOf(subscription(paused), 'cancelled')).toBeUndefined();
    const stillPaused: Step[] = [
      ['paused', '2026-03-03T10:00:00'],
      ['active', '2026-03-15T10:00:00'],
      ['paused', '2026-03-15T10:00:05', true],
    ];
    expect(lastBoxOf(subscription(stillPaused), 'paused')).toBeUndefined();
  });

  test('is undefined while the subscription is active', () => {
    expect(lastBoxOf(subscription([]), 'active')).toBeUndefined();
  });
});
