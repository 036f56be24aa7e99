import { NOMINEE_RELATIONS, SHARE_COUNTS, SHARE_PRICE_IN_RUPEES } from './share-options.js';

test('a share costs ₹500, so that one application is for ₹500 to ₹50,000', () => {
  expect(SHARE_PRICE_IN_RUPEES).toBe(500);
  expect(SHARE_COUNTS.map((count) => count * SHARE_PRICE_IN_RUPEES)).toEqual([
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000,
  ]);
});

test('a nominee is one of the five relations of the specification', () => {
  expect(NOMINEE_RELATIONS).toEqual(['Spouse', 'Parent', 'Child', 'Sibling', 'Other']);
});
