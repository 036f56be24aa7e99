import { readAmount } from './amount';

const limits = { min: 500, max: 100_00_00_000 };

it.each([
  ['10000', 10_000],
  ['₹10,000', 10_000],
  [' Rs. 10,000 ', 10_000],
  ['१०,०००', 10_000],
  ['Rs 10,000', 10_000],
  ['रु. १०,०००', 10_000],
  ['रु 10000', 10_000],
  ['Rs. 10,000/- ', 10_000],
  ['10,000 rupees', 10_000],
  ['10 लाख रुपये', 10_00_000],
  ['10,000 रुपए', 10_000],
  ['10 lakh', 10_00_000],
  ['2 lakhs', 2_00_000],
  ['1 lac', 1_00_000],
  ['2 Crores', 2_00_00_000],
  ['5 thousand', 5_000],
  ['45 Lacs', 45_00_000],
  ['2.2 crore', 2_20_00_000],
  ['2.95 Cr', 2_95_00_000],
  ['80 लाख', 80_00_000],
  ['2.2 करोड़', 2_20_00_000],
  ['10 हज़ार', 10_000],
  // Common spellings: without the nukta, and with the long vowel.
  ['2.2 करोड', 2_20_00_000],
  ['10 हजार', 10_000],
  ['रू 10,000', 10_000],
  ['10 हजार रूपये', 10_000],
  ['500.00', 500],
  // Short forms, and the full stop with which voice typing ends a sentence.
  ['2.5L', 2_50_000],
  ['50k', 50_000],
  ['₹50,000.', 50_000],
  ['2.95 Cr.', 2_95_00_000],
  ['10 लाख।', 10_00_000],
])('reads “%s” as ₹%d', (text, rupees) => {
  expect(readAmount(text, limits)).toEqual({ rupees });
});

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['ten', 'unreadable'],
  ['-5000', 'unreadable'],
  ['1e6', 'unreadable'],
  ['lakh', 'unreadable'],
  ['10 lakh 5', 'unreadable'],
  ['lakh 10', 'unreadable'],
  ['10 thousand 5', 'unreadable'],
  ['10.5.2', 'unreadable'],
  ['5/-3', 'unreadable'],
  ['1000.50', 'unreadable'],
  ['0', 'tooSmall'],
  ['499', 'tooSmall'],
  ['100 crore 1', 'unreadable'],
  ['101 crore', 'tooLarge'],
  ['99999999999999999999', 'tooLarge'],
])('reports “%s” as %s', (text, problem) => {
  expect(readAmount(text, limits)).toEqual({ problem });
});

it('accepts both limits', () => {
  expect(readAmount('500', limits)).toEqual({ rupees: 500 });
  expect(readAmount('100 crore', limits)).toEqual({ rupees: 100_00_00_000 });
});
