import { formatPaise } from './format-paise';

it.each([
  [0, '₹0'],
  [55_000, '₹550'],
  [550, '₹5.50'],
  [555, '₹5.55'],
  [5, '₹0.05'],
  [1_234_567_10, '₹12,34,567.10'],
])('formats %d paise as %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});
