import { setNavigationType } from '../../../../test/page-load';
import { isBackForward, isReloaded } from './page-load';

beforeEach(() => window.history.replaceState(null, '', '/apply'));
afterEach(() => Reflect.deleteProperty(document, 'wasDiscarded'));

it('isReloaded is true after a reload, in either language', () => {
  setNavigationType('reload');
  expect(isReloaded()).toBe(true);
  window.history.pushState(null, '', '/hi/apply');
  expect(isReloaded()).toBe(true);
});

it.each(['navigate', 'back_forward'] as const)('isReloaded is false after a page load of type %s', (by) => {
  setNavigationType(by);
  expect(isReloaded()).toBe(false);
});

it('isReloaded is false after client-side navigation from a reloaded page', () => {
  setNavigationType('reload', new URL('/about', window.location.href).href);
  expect(isReloaded()).toBe(false);
});

it('isReloaded is true when the browser has discarded the tab, as phones do while the camera is open', () => {
  setNavigationType('navigate');
  Object.defineProperty(document, 'wasDiscarded', { configurable: true, value: true });
  expect(isReloaded()).toBe(true);
});

it.each([
  ['back_forward', true],
  ['navigate', false],
  ['reload', false],
] as const)('isBackForward, after a page load of type %s, is %s', (by, returned) => {
  setNavigationType(by);
  expect(isBackForward()).toBe(returned);
});
