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
])('below %s the address %s is %s', (basePath, pathname, page) => {
  expect(pageAt(basePath, pathname)).toBe(page);
});
