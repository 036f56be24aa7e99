import { formatDate, formatNumber, formatRupees, localePath, splitLocale, toAsciiDigits } from './locale';

test.each([
  ['en', '/apply#factory-form', '/apply#factory-form'],
  ['hi', '/', '/hi'],
  ['hi', '/apply#factory-form', '/hi/apply#factory-form'],
  ['hi', '/?from=mail', '/hi?from=mail'],
] as const)('the address in %s for %s is %s', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
});

test.each([
  ['/hi', { locale: 'hi', path: '/' }],
  ['/hi/', { locale: 'hi', path: '/' }],
  ['/hi/about', { locale: 'hi', path: '/about' }],
  ['/HI/no-such-page', { locale: 'hi', path: '/no-such-page' }],
  ['/history', { locale: 'en', path: '/history' }],
  ['/', { locale: 'en', path: '/' }],
])('%s is split into language and path', (address, parts) => {
  expect(splitLocale(address)).toEqual(parts);
});

test('money and counts have Indian digit grouping', () => {
  expect(formatRupees(200000)).toBe('₹2,00,000');
  expect(formatRupees(99.5)).toBe('₹99.5');
  expect(formatRupees(-1500)).toBe('-₹1,500');
  expect(formatNumber(22000)).toBe('22,000');
});

test.each([
  0,
  7,
  999,
  1000,
  45_678,
  100_000,
  1_234_567,
  29_500_000,
  1_000_000_000,
  -22_000,
  2.2,
  0.1 + 0.2,
  12_345.678,
])('the number %d is formatted like Intl.NumberFormat does for India', (value) => {
  const browsers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  expect(formatNumber(value)).toBe(browsers.format(value));
});

test('dates are formatted in Indian time with Latin digits in both languages', () => {
  expect(formatDate('2025-11-17T20:00:00Z', 'en')).toBe('18 November 2025');
  expect(formatDate('2025-11-17T20:00:00Z', 'hi')).toBe('18 नवंबर 2025');
});

test('times include the part of the day in Hindi', () => {
  expect(formatDate('2025-11-17T04:30:00Z', 'hi', 'minute')).toMatch(/सुबह 10:00 बजे/);
  expect(formatDate('2025-11-17T04:30:00Z', 'en', 'minute')).toMatch(/10:00 am/i);
});

test.each(['९८३५० 12345 क', '৯৮৩৫০ 12345 क', '௯௮௩௫௦ 12345 क', '۹۸۳۵۰ 12345 क', '᱙᱘᱓᱕᱐ 12345 क'])(
  'digits of any script become ASCII digits and other text stays: %s',
  (typed) => {
    expect(toAsciiDigits(typed)).toBe('98350 12345 क');
  },
);
