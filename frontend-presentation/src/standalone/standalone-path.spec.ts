import { standalonePath } from './standalone-path';

test.each([
  ['/presentation', '/'],
  ['/presentation/', '/'],
  ['/presentation/7', '/7'],
  ['/hi/presentation', '/hi'],
  ['/hi/presentation/7', '/hi/7'],
  ['/presentation/text', '/text'],
])('the site’s path %s is %s on the standalone site', (there, here) => {
  expect(standalonePath(there)).toBe(here);
});

test.each(['/', '/7', '/hi', '/hi/7', '/text', '/presentations'])('%s is not changed', (address) => {
  expect(standalonePath(address)).toBe(address);
});
