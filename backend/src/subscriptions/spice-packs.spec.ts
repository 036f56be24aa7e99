import {
  MAX_COMBOS,
  monthlyTotal,
  PAYMENT_METHODS,
  packOf,
  SPICE_COMBOS,
  SPICE_LEVELS,
  SPICE_PACKS,
  type SpiceCombo,
  USER_TYPES,
} from './spice-packs.js';

test('the packs have the prices and contents of the specification', () => {
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

test('combos and levels are offered in the order of the packs', () => {
  expect(SPICE_COMBOS).toEqual(['Spice Pack', 'Premium Pack', 'Deluxe Pack']);
  expect(SPICE_LEVELS).toEqual(['Spice', 'Premium', 'Deluxe']);
});

test('an unknown combo has no price', () => {
  expect(() => packOf('Royal Pack' as SpiceCombo)).toThrow('no pack is called Royal Pack');
  expect(() => monthlyTotal('' as SpiceCombo, 1)).toThrow();
});

test('the user types, payment methods and maximum number of boxes are those of the specification', () => {
  expect(USER_TYPES).toEqual(['Share Holder', 'Individual User']);
  expect(PAYMENT_METHODS).toEqual(['cod', 'razorpay']);
  expect(MAX_COMBOS).toBe(5);
});
