import { firstBoxDay } from './active-periods.js';

const at = (time: string) => new Date(`${time}+05:30`);

test.each([
  ['is that of the month', [], '2025-01-15'],
  ['is the next one when a pause on the 14th stops it', [['paused', '2025-01-14T23:59:59']], '2025-02-15'],
  ['has left before a pause on the 15th', [['paused', '2025-01-15T00:00:00']], '2025-01-15'],
])('the day of the first box of an order of 2 January %s', (_case, steps, day) => {
  const resumed = [...steps, ['active', '2025-01-20T10:00:00']];
  const history = resumed.map(([status = '', time = '']) => ({ status, at: at(time) }));
  const record = { status: 'active', history, createdAt: at('2025-01-02T10:00:00') };
  expect(firstBoxDay(record as unknown as Parameters<typeof firstBoxDay>[0])).toBe(day);
});
