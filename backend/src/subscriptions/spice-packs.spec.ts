import { monthlyTotal, SPICE_PACKS } from './spice-packs.js';

test('the packs cost and hold what the specification says', () => {
  expect(
    SPICE_PACKS.map(({ name, price, varieties, bonusGifts }) => [name, price, varieties, bonusGifts]),
  ).toEqual([
    ['Spice Pack', 1000, 10, false],
    ['Premium Pack', 2000, 15, false],
    ['Deluxe Pack', 3000, 20, true],
  ]);
});

test('a month costs price × quantity', () => {
  expect(monthlyTotal('Premium Pack', 3)).toBe(6000);
  expect(monthlyTotal('Deluxe Pack', 5)).toBe(15_000);
});
