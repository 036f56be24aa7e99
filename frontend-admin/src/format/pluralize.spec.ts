import { pluralize } from './pluralize';

test.each([
  [0, '0 shares'],
  [1, '1 share'],
  [2, '2 shares'],
  [1200, '1,200 shares'],
])('formats %d as %s', (count, expected) => {
  expect(pluralize(count, 'share', 'shares')).toBe(expected);
});
