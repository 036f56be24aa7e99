import { firstBoxDay } from './active-periods.js';
import { boxDays } from './deliveries/box-days.js';

type SubscriptionPeriods = Parameters<typeof firstBoxDay>[0];

const at = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['is in the same month', [], '2025-01-15'],
  [
    'is a month later when a pause on the 14th stops the box',
    [['paused', '2025-01-14T23:59:59']],
    '2025-02-15',
  ],
  ['stays the same with a pause on the 15th', [['paused', '2025-01-15T00:00:00']], '2025-01-15'],
])('the day of the first box of an order of 2 January %s', (_case, steps, day) => {
  const resumed = [...steps, ['active', '2025-01-20T10:00:00']];
  const history = resumed.map(([status = '', time = '']) => ({ status, at: at(time) }));
  const record = { status: 'active', history, createdAt: at('2025-01-02T10:00:00') };
  expect(firstBoxDay(record as unknown as SubscriptionPeriods)).toBe(day);
});

test('a box day during a pause is not that of the first box', () => {
  const history = [
    { status: 'paused', at: at('2025-01-12T10:00:00') },
    { status: 'active', at: at('2025-02-03T10:00:00') },
  ];
  const record = {
    status: 'active',
    history,
    createdAt: at('2025-01-05T10:00:00'),
  } as unknown as SubscriptionPeriods;
  expect(firstBoxDay(record)).toBe('2025-02-15');
  expect(boxDays(record).from).toBe('2025-02-15');
});

test('the end of a pause that was undone after midnight of the 15th does not lead to a box', () => {
  const history = [
    { status: 'paused', at: at('2025-01-12T10:00:00') },
    { status: 'active', at: at('2025-01-14T23:59:58') },
    { status: 'paused', at: at('2025-01-15T00:00:03'), undo: true },
    { status: 'active', at: at('2025-01-20T10:00:00') },
  ];
  const record = {
    status: 'active',
    history,
    createdAt: at('2025-01-02T10:00:00'),
  } as unknown as SubscriptionPeriods;
  expect(boxDays(record).from).toBe('2025-02-15');
  expect(firstBoxDay(record)).toBe('2025-02-15');
});
