import { fillsPage, hasLoader, isPageChange, routeMatch } from './route-match';

test.each([
  ['/', 'public', 'home', '/'],
  ['/about/', 'public', 'about', '/'],
  ['/hi', 'public', 'home', '/hi'],
  ['/hi/apply', 'public', 'apply', '/hi'],
  ['/monthly-spice-subscription', 'public', 'spiceClub', '/'],
  ['/presentation', 'presentation', 'presentation', '/presentation'],
  ['/hi/presentation/7', 'presentation', 'presentation', '/hi/presentation'],
  ['/admin', 'admin', 'admin', '/admin'],
  ['/admin/applications', 'admin', 'admin', '/admin'],
  ['/admin-login', 'admin', 'adminLogin', '/admin'],
  ['/admin/reset-password/abc', 'admin', 'resetPassword', '/admin'],
  ['/admin/confirm-email/abc', 'admin', 'confirmEmail', '/admin'],
  ['/hi/admin', 'unknown', 'notFound', '/hi'],
  ['/administrator', 'unknown', 'notFound', '/'],
  ['/presentation/presenter', 'presentation', 'presentation', '/presentation'],
  ['/hi/presentation/live/k7qm42', 'presentation', 'presentation', '/hi/presentation'],
  ['/presentation/remote', 'unknown', 'notFound', '/'],
  ['/presentation/seven', 'unknown', 'notFound', '/'],
  ['/presentation/30', 'presentation', 'presentation', '/presentation'],
  // What the server answers with "page not found" must be that page here too, or its HTML is not hydrated.
  ['/presentation/31', 'unknown', 'notFound', '/'],
  ['/hi/presentation/0', 'unknown', 'notFound', '/hi'],
  ['/presentation/07', 'unknown', 'notFound', '/'],
  ['/HI/no-such-page', 'unknown', 'notFound', '/hi'],
  ['/constructor', 'unknown', 'notFound', '/'],
])('%s is the %s page %s', (address, area, page, basePath) => {
  expect(routeMatch(address)).toMatchObject({ area, page, basePath });
});

test.each([
  ['/', '/about', true],
  ['/about', '/hi/about', false],
  ['/apply', '/presentation', true],
  ['/presentation', '/presentation/2', false],
  ['/', '/admin-login', false],
  ['/admin', '/', false],
  ['/', '/no-such-page', true],
])('going from %s to %s changes the page: %s', (from, to, change) => {
  expect(isPageChange(routeMatch(from), routeMatch(to))).toBe(change);
});

test.each([
  ['/', '/presentation', true],
  ['/presentation/text', '/', true],
  ['/presentation', '/presentation/text', false],
  ['/hi/presentation/text', '/hi/presentation/7', false],
  ['/admin', '/', false],
])('the loader is shown from %s to %s: %s', (from, to, expected) => {
  expect(hasLoader(routeMatch(from), routeMatch(to))).toBe(expected);
});

test.each([
  ['/', false],
  ['/presentation/3', false],
  ['/admin', true],
  ['/admin/applications', true],
  ['/admin-login', true],
  ['/admin/reset-password/abc', true],
  ['/admin/confirm-email/abc', true],
])('%s fills the page, without header and footer: %s', (address, fills) => {
  expect(fillsPage(routeMatch(address))).toBe(fills);
});
