import { dayInWords, momentInWords, rupees } from './indian-figures.js';

test('rupees are grouped in thousands, lakh and crore', () => {
  expect([1000, 15_000, 200_000, 29_500_000].map(rupees)).toEqual([
    '₹1,000',
    '₹15,000',
    '₹2,00,000',
    '₹2,95,00,000',
  ]);
});

test('a day is written with Latin digits in both languages', () => {
  expect(dayInWords('2025-01-15', 'en')).toBe('15 January 2025');
  expect(dayInWords('2025-01-15', 'hi')).toBe('15 जनवरी 2025');
});

test('a time is written in Indian time', () => {
  expect(momentInWords('2025-01-15T19:30:00.000Z', 'en')).toBe('16 January 2025 at 1:00 am');
  expect(momentInWords('2025-01-15T10:30:00.000Z', 'hi')).toBe('15 जनवरी 2025 को शाम 4:00 बजे');
  expect(momentInWords('2025-01-15T20:05:00.000Z', 'hi')).toBe('16 जनवरी 2025 को रात 1:35 बजे');
});
