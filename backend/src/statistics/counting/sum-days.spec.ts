import type { SubmissionRecord } from '../../submissions/record/submission-record.js';
import { boxDays } from '../../subscriptions/deliveries/box-days.js';
import { composeBox } from '../../subscriptions/deliveries/compose-box.js';
import type { Subscription } from '../../subscriptions/subscription.schema.js';
import { countRecord } from './day-counts.js';
import type { DayCounts } from './kind-figures.js';
import { lastWeeks } from './periods.js';
import { sumDays, sumNextBoxes, sumReplies } from './sum-days.js';

/** Friday, 21 November 2025, half past eleven in the morning in India. */
const NOW = new Date('2025-11-21T11:30:00+05:30');

const india = (moment: string) => new Date(`${moment}+05:30`);

/** The counts of days for these records. */
function daysOf(subject: string, ...records: object[]): Map<string, DayCounts> {
  const days = new Map<string, DayCounts>();
  for (const record of records) {
    countRecord(days, subject, { status: 'pending', history: [], ...record } as unknown as SubmissionRecord);
  }
  return days;
}

const applications = (...moments: string[]) =>
  daysOf('factory-application', ...moments.map((moment) => ({ createdAt: india(moment) })));
const NO_EDGES = { weekAgo: 0, twoWeeksAgo: 0 };

describe('weeks', () => {
  test('are the last eight, from Monday to Sunday in Indian time', () => {
    const weeks = lastWeeks(NOW);
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toEqual({ from: '2025-09-29', to: '2025-10-05' });
    expect(weeks[7]).toEqual({ from: '2025-11-17', to: '2025-11-23' });
  });

  test.each([
    ['2025-11-23T23:59:59', '2025-11-17'],
    ['2025-11-24T00:00:00', '2025-11-24'],
  ])('%s in India belongs to the week of %s', (moment, monday) => {
    expect(lastWeeks(india(moment)).at(-1)?.from).toBe(monday);
  });

  test('count what arrived from midnight to midnight in Indian time', () => {
    const days = applications(
      '2025-11-16T23:59:59',
      '2025-11-17T00:00:00',
      '2025-09-29T00:00:00',
      '2025-09-28T23:59:59',
    );
    expect(sumDays(days, NOW, NO_EDGES).weeks).toEqual([1, 0, 0, 0, 0, 0, 1, 1]);
    expect(sumDays(days, NOW, NO_EDGES).total).toBe(4);
  });
});

test('the last seven days begin at the current time of day', () => {
  const days = applications(
    '2025-11-21T08:00:00',
    '2025-11-14T11:31:00',
    '2025-11-14T11:29:00',
    '2025-11-07T23:00:00',
    '2025-11-07T02:00:00',
  );
  expect(sumDays(days, NOW, { weekAgo: 1, twoWeeksAgo: 1 })).toMatchObject({ lastWeek: 2, weekBefore: 2 });
});

test('a message counts as read in time if it was first read within 24 hours, once these have passed', () => {
  const read = (createdAt: string, at: string) => ({
    createdAt: india(createdAt),
    status: 'read',
    history: [
      { status: 'new', at: india(createdAt) },
      { status: 'read', at: india(at) },
      { status: 'new', at: india('2025-11-20T12:00:00') },
    ],
  });
  const days = daysOf(
    'contact-message',
    read('2025-11-19T10:00:00', '2025-11-20T10:00:00'),
    read('2025-11-19T10:00:00', '2025-11-20T10:00:01'),
    { createdAt: india('2025-10-21T00:00:00'), status: 'new' },
    read('2025-10-20T23:59:59', '2025-10-21T00:00:00'),
    read('2025-11-20T00:00:00', '2025-11-20T01:00:00'),
  );
  expect(sumReplies(days, NOW)).toEqual({
    inTime: 1,
    answered: 0,
    of: 3,
    from: '2025-10-21',
    to: '2025-11-19',
  });
});

describe('the next boxes', () => {
  const box = (createdAt: string, different: object = {}) => ({
    createdAt: india(createdAt),
    status: 'active',
    history: [{ status: 'active', at: india(createdAt) }],
    combo: 'Premium Pack',
    quantity: 2,
    total: 4000,
    ...different,
  });
  const next = (now: string, ...records: object[]) =>
    sumNextBoxes(daysOf('subscription', ...records), india(now));

  test('leave on the next 15th, and are counted by pack with the cash to collect', () => {
    const spice = { combo: 'Spice Pack', quantity: 1, total: 1000 };
    expect(
      next('2025-11-21T11:30:00', box('2025-11-20T10:00:00'), box('2025-03-02T10:00:00', spice)),
    ).toEqual({
      day: '2025-12-15',
      deliveries: 2,
      boxes: 3,
      cash: 5000,
      packs: [
        { combo: 'Spice Pack', boxes: 1 },
        { combo: 'Premium Pack', boxes: 2 },
        { combo: 'Deluxe Pack', boxes: 0 },
      ],
    });
  });

  test('are those of today on the 15th, without orders after the 10th', () => {
    const [early, late] = [box('2025-12-10T23:59:00'), box('2025-12-11T00:00:00')];
    expect(next('2025-12-15T20:00:00', early, late)).toMatchObject({ day: '2025-12-15', deliveries: 1 });
    expect(next('2025-12-16T00:00:00', early, late)).toMatchObject({ day: '2026-01-15', deliveries: 2 });
  });

  test('exclude subscriptions that are paused or cancelled', () => {
    const records = ['paused', 'cancelled'].map((status) => box('2025-03-02T10:00:00', { status }));
    expect(next('2025-11-21T11:30:00', ...records)).toMatchObject({ deliveries: 0, boxes: 0, cash: 0 });
  });

  test.each(['paused', 'cancelled'])('still include a subscription that is %s on that day', (status) => {
    const endedAt = (at: string) =>
      box('2025-03-02T10:00:00', {
        status,
        history: [
          { status: 'active', at: india('2025-03-02T10:00:00') },
          { status, at: india(at) },
        ],
      });
    const today = endedAt('2025-12-15T09:00:00');
    expect(next('2025-12-15T20:00:00', today)).toMatchObject({ deliveries: 1, boxes: 2, cash: 4000 });
    expect(next('2025-12-16T00:00:00', today)).toMatchObject({ deliveries: 0, boxes: 0, cash: 0 });
    const before = endedAt('2025-12-14T23:59:59');
    expect(next('2025-12-15T20:00:00', before)).toMatchObject({ deliveries: 0, boxes: 0, cash: 0 });
  });

  test('need no cash on delivery when they are the first ones and paid online', () => {
    const paid = { payment: { state: 'paid' } };
    const record = box('2025-11-20T10:00:00', paid);
    expect(next('2025-11-21T11:30:00', record)).toMatchObject({ boxes: 2, cash: 0 });
    expect(next('2026-01-02T11:30:00', record)).toMatchObject({ boxes: 2, cash: 4000 });
    const failed = box('2025-11-20T10:00:00', { payment: { state: 'failed' } });
    expect(next('2025-11-21T11:30:00', failed)).toMatchObject({ cash: 4000 });
  });

  test('need cash when the payment arrived after the subscription was cancelled on that day', () => {
    const endedAt = india('2025-12-15T09:00:00');
    const paidAfter = (ms: number) =>
      box('2025-11-20T10:00:00', {
        status: 'cancelled',
        history: [
          { status: 'active', at: india('2025-11-20T10:00:00') },
          { status: 'cancelled', at: endedAt },
        ],
        payment: { state: 'paid', paidAt: new Date(endedAt.getTime() + ms) },
      });
    expect(next('2025-12-15T20:00:00', paidAfter(0))).toMatchObject({ boxes: 2, cash: 0 });
    expect(next('2025-12-15T20:00:00', paidAfter(1))).toMatchObject({ boxes: 2, cash: 4000 });
  });

  test('are still paid when a pause postponed the first one, but not when it has left', () => {
    const pausedFrom = (from: string, to: string) =>
      box('2025-10-02T10:00:00', {
        payment: { state: 'paid' },
        history: [
          { status: 'active', at: india('2025-10-02T10:00:00') },
          { status: 'paused', at: india(from) },
          { status: 'active', at: india(to) },
        ],
      });
    const postponed = pausedFrom('2025-10-05T10:00:00', '2025-11-20T10:00:00');
    expect(next('2025-11-21T11:30:00', postponed)).toMatchObject({ boxes: 2, cash: 0 });
    const left = pausedFrom('2025-10-20T10:00:00', '2025-11-20T10:00:00');
    expect(next('2025-11-21T11:30:00', left)).toMatchObject({ boxes: 2, cash: 4000 });
  });

  test('have the same cash as the list of the day when boxes left during a short pause before the first one', () => {
    const record = box('2025-12-05T10:00:00', {
      payment: { state: 'paid' },
      history: [
        { status: 'active', at: india('2025-12-05T10:00:00') },
        { status: 'paused', at: india('2025-12-12T10:00:00') },
        { status: 'active', at: india('2026-01-03T10:00:00') },
      ],
    }) as unknown as Subscription;
    const { day, cash } = next('2026-01-04T11:30:00', record);
    const listed = composeBox({ ...record, boxes: boxDays(record) }, day);
    expect({ day, cash, toCollect: listed.toCollect }).toEqual({ day: '2026-01-15', cash: 0, toCollect: 0 });
  });
});
