import { formatAmount, formatMonth } from './format';

it.each([
  [22_000_000, 'en', 'full', '₹2.2 crore'],
  [22_000_000, 'hi', 'full', '₹2.2 करोड़'],
  [29_500_000, 'en', 'short', '₹2.95 Cr'],
  [29_500_000, 'hi', 'short', '₹2.95 करोड़'],
  [4_500_000, 'en', 'full', '₹45 lakh'],
  [4_500_000, 'en', 'short', '₹45 lakh'],
  [4_500_000, 'hi', 'short', '₹45 लाख'],
  [10_000_000, 'en', 'full', '₹1 crore'],
  [9_999_000, 'en', 'full', '₹99.99 lakh'],
  [550_000, 'hi', 'full', '₹5.5 लाख'],
  [100_000, 'en', 'full', '₹1 lakh'],
] as const)('%d rupees in %s (%s) are formatted as %s', (amount, locale, length, text) => {
  expect(formatAmount(amount, locale, length)).toBe(text.replace(' ', '\u00a0'));
});

it.each([
  [50_000, '₹50,000'],
  [99_000, '₹99,000'],
  [123_456, '₹1,23,456'],
  [12_345_678, '₹1,23,45,678'],
])('%d rupees are written out, because they are below a lakh or would have to be rounded', (amount, text) => {
  expect(formatAmount(amount, 'en')).toBe(text);
});

it('the unit is not abbreviated by default', () => {
  expect(formatAmount(22_000_000, 'en')).toBe('₹2.2\u00a0crore');
});

it.each([
  ['en', 'en-IN', 'November 2025'],
  ['hi', 'hi-IN-u-nu-latn', 'नवंबर 2025'],
] as const)(
  'months of the register are formatted in %s like Intl.DateTimeFormat does',
  (locale, name, november) => {
    const browsers = new Intl.DateTimeFormat(name, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(formatMonth('2025-11', locale)).toBe(november);
    for (let month = 1; month <= 12; month += 1) {
      const first = `2026-${String(month).padStart(2, '0')}`;
      expect(formatMonth(first, locale)).toBe(browsers.format(new Date(`${first}-01T00:00:00Z`)));
    }
  },
);
