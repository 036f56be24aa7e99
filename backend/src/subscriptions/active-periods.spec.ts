import { firstBoxDay } from './active-periods.js';
import { boxDays } from './deliveries/box-days.js';

type Lived = Parameters<typeof firstBoxDay>[0];

const at = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['is that of the month', [], '2025-01-15'],
  ['is the next one when a pause on the 14th stops it', [['paused', '2025-01-14T23:59:59']], '2025-02-15'],
  ['has left before a pause on the 15th', [['paused', '2025-01-15T00:00:00']], '2025-01-15'],
])('the day of the first box of an order of 2 January %s', (_case, steps, day) => {
  const resumed = [...steps, ['active', '2025-01-20T10:00:00']];
  const history = resumed.map(([status = '', time = '']) => ({ status, at: at(time) }));
  const record = { status: 'active', history, createdAt: at('2025-01-02T10:00:00') };
  expect(firstBoxDay(record as unknown as Lived)).toBe(day);
});

test('the first box that left during a pause is not the first one', () => {
  const history = [
    { status: 'paused', at: at('2025-01-12T10:00:00') },
    { status: 'active', at: at('2025-02-03T10:00:00') },
  ];
  const record = { status: 'active', history, createdAt: at('2025-01-05T10:00:00') } as unknown as Lived;
  expect(firstBoxDay(record)).toBe('2025-02-15');
  expect(boxDays(record).from).toBe('2025-02-15');
});

test('the end of a pause that was undone after midnight of the 15th brings no box', () => {
  const history = [
    { status: 'paused', at: at('2025-01-12T10:00:00') },
    { status: 'active', at: at('2025-01-14T23:59:58') },
    { status: 'paused', at: at('2025-01-15T00:00:03'), undo: true },
    { status: 'active', at: at('2025-01-20T10:00:00') },
  ];
  const record = { status: 'active', history, createdAt: at('2025-01-02T10:00:00') } as unknown as Lived;
  expect(boxDays(record).from).toBe('2025-02-15');
  expect(firstBoxDay(record)).toBe('2025-02-15');
});
