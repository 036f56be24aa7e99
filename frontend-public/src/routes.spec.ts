import { pageAt } from './routes';

it.each([
  ['/', '/', 'home'],
  ['/', '/apply', 'apply'],
  ['/', '/apply/', 'apply'],
  ['/hi', '/hi', 'home'],
  ['/hi', '/hi/', 'home'],
  ['/hi', '/hi/apply', 'apply'],
  ['/', '/about', 'about'],
  ['/', '/nowhere', null],
  ['/', '/constructor', null],
  ['/', '/apply/more', null],
  ['/hi', '/hindi', null],
  ['/hi', '/apply', null],
])('with the base path %s, the path %s is the page %s', (basePath, pathname, page) => {
  expect(pageAt(basePath, pathname)).toBe(page);
});
