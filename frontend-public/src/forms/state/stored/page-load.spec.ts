import { cameBy } from '../../../../test/load-again';
import { isReloaded, isReturnedTo } from './page-load';

beforeEach(() => window.history.replaceState(null, '', '/apply'));
afterEach(() => Reflect.deleteProperty(document, 'wasDiscarded'));

it('is true after a reload, in either language', () => {
  cameBy('reload');
  expect(isReloaded()).toBe(true);
  window.history.pushState(null, '', '/hi/apply');
  expect(isReloaded()).toBe(true);
});

it.each(['navigate', 'back_forward'] as const)('is false when somebody came by %s', (by) => {
  cameBy(by);
  expect(isReloaded()).toBe(false);
});

it('is false on a page that was come to from one that was reloaded', () => {
  cameBy('reload', new URL('/about', window.location.href).href);
  expect(isReloaded()).toBe(false);
});

it('is true when the browser had put the tab aside, as phones do while the camera is open', () => {
  cameBy('navigate');
  Object.defineProperty(document, 'wasDiscarded', { configurable: true, value: true });
  expect(isReloaded()).toBe(true);
});

it.each([
  ['back_forward', true],
  ['navigate', false],
  ['reload', false],
] as const)('knows who came back by Back: after %s that is %s', (by, returned) => {
  cameBy(by);
  expect(isReturnedTo()).toBe(returned);
});
