import { installFakeLocks } from '../../../test/fake-locks';
import { holdPresentationLock, isPresentationActive } from '../../deck/presenting/locks/presentation-lock';
import { offlineStore } from './offline-store';
import { holdLockInBrowserFullScreen, watchPresentations } from './watch-presentations';

let locks: ReturnType<typeof installFakeLocks>;
const flushPromises = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  locks = installFakeLocks();
  offlineStore.setState({ isPresentationActive: true });
});
afterEach(() => locks.remove());

test('a window that the browser shows in full screen by F11 gives a presentation', async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = jest.fn(() => query) as never;
  holdLockInBrowserFullScreen();
  expect(window.matchMedia).toHaveBeenCalledWith('(display-mode: fullscreen)');
  for (const matches of [true, false]) {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
    await flushPromises();
    expect(await isPresentationActive()).toBe(matches);
  }
  Reflect.deleteProperty(window, 'matchMedia');
});

test('presentations of other windows are known soon, and a presenter’s window that is loaded anew ends none', async () => {
  jest.useFakeTimers();
  const passes = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await flushPromises();
  };
  const isKnown = () => offlineStore.getState().isPresentationActive;
  watchPresentations();
  await flushPromises();
  expect(isKnown()).toBe(false);
  const end = holdPresentationLock();
  await passes(5_000);
  expect(isKnown()).toBe(true);
  end();
  await passes(3_000);
  const endAgain = holdPresentationLock();
  for (let passed = 0; passed < 20; passed += 1) {
    await passes(1_000);
    expect(isKnown()).toBe(true);
  }
  endAgain();
  await flushPromises();
  await passes(10_000);
  expect(isKnown()).toBe(false);
  jest.useRealTimers();
});
