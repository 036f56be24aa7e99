import { scaleFor } from './week-scale';

it.each([
  [0, 1, 5, [0, 5]],
  [4, 1, 5, [0, 5]],
  [20, 1, 20, [0, 5, 10, 15, 20]],
  [21, 2, 10.5, [0, 10, 20]],
  [30, 2, 15, [0, 10, 20, 30]],
  [41, 5, 8.2, [0, 25]],
  [101, 10, 10.1, [0, 50, 100]],
  [201, 20, 10.05, [0, 100, 200]],
  [467, 50, 9.34, [0, 250]],
])('for a highest stack of %d, a brick stands for %d', (highest, brick, height, lines) => {
  expect(scaleFor(highest)).toEqual({ brick, height, lines });
});
