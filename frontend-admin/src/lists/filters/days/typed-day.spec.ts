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
])('a day may be written as %s', (text) => expect(isDayBetween(text, undefined, today)).toBe(true));

it.each([
  ['the month first', '11/25/2026'],
  ['a day that no month has', '31/02/2026'],
  ['a year of two digits', '25/11/26'],
  ['words', 'today'],
  ['a day to come', '26/11/2026'],
])('%s is no day to narrow a list by', (_what, text) =>
  expect(isDayBetween(text, undefined, today)).toBe(false),
);

it('a last day may be the first one, and no earlier one', () => {
  const first = dayjs('2026-11-10');
  expect(isDayBetween('10/11/2026', first, today)).toBe(true);
  expect(isDayBetween('09/11/2026', first, today)).toBe(false);
});

it('an empty field is no mistake', () => expect(isDayBetween(' ', undefined, today)).toBe(true));
