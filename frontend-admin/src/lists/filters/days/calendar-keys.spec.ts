import dayjs from 'dayjs';
import { clampDay, dayForKey } from './calendar-keys';
import { isoDay } from './typed-day';

const day = dayjs('2026-11-25');

it.each([
  ['ArrowLeft', false, '2026-11-24'],
  ['ArrowRight', false, '2026-11-26'],
  ['ArrowUp', false, '2026-11-18'],
  ['ArrowDown', false, '2026-12-02'],
  ['Home', false, '2026-11-22'],
  ['End', false, '2026-11-28'],
  ['PageUp', false, '2026-10-25'],
  ['PageDown', false, '2026-12-25'],
  ['PageUp', true, '2025-11-25'],
  ['PageDown', true, '2027-11-25'],
])('%s (with Shift: %s) moves from Wednesday 25 November 2026 to %s', (key, shiftKey, to) => {
  const moved = dayForKey(day, { key, shiftKey });
  expect(moved && isoDay(moved)).toBe(to);
});

it('ignores other keys', () => expect(dayForKey(day, { key: 'a', shiftKey: false })).toBeUndefined());

it('clamps a day to the first and the last day', () => {
  const first = dayjs('2026-11-20');
  expect(clampDay(dayjs('2026-11-10'), first, day)).toBe(first);
  expect(clampDay(dayjs('2026-12-10'), first, day)).toBe(day);
  expect(isoDay(clampDay(dayjs('2026-11-22'), first, day))).toBe('2026-11-22');
});
