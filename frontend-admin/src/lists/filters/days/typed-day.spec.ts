import dayjs from 'dayjs';
import { isDayBetween } from './typed-day';

const today = dayjs('2026-11-25');

it.each([
  '25/11/2026',
  '5/1/2026',
  '5-1-2026',
  '5.1.2026',
  '5 1 2026',
  '05012026',
  '2026-01-05',
  ' 5/1/2026 ',
  '०५/०१/२०२६',
])('accepts %s', (text) => expect(isDayBetween(text, undefined, today)).toBe(true));

it.each([
  ['a date with the month first', '11/25/2026'],
  ['a day that does not exist', '31/02/2026'],
  ['a two-digit year', '25/11/26'],
  ['words', 'today'],
  ['a future date', '26/11/2026'],
])('rejects %s', (_what, text) => expect(isDayBetween(text, undefined, today)).toBe(false));

it('accepts the minimum, and no earlier day', () => {
  const first = dayjs('2026-11-10');
  expect(isDayBetween('10/11/2026', first, today)).toBe(true);
  expect(isDayBetween('09/11/2026', first, today)).toBe(false);
});

it('accepts an empty text', () => expect(isDayBetween(' ', undefined, today)).toBe(true));
