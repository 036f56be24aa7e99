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

test('a window in browser full screen (F11) counts as presenting', async () => {
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

test('presentations of other windows are detected, and do not end when a presenter’s window is reloaded', async () => {
  jest.useFakeTimers();
  const advance = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await flushPromises();
  };
  const isActive = () => offlineStore.getState().isPresentationActive;
  watchPresentations();
  await flushPromises();
  expect(isActive()).toBe(false);
  const end = holdPresentationLock();
  await advance(5_000);
  expect(isActive()).toBe(true);
  end();
  await advance(3_000);
  const endAgain = holdPresentationLock();
  for (let passed = 0; passed < 20; passed += 1) {
    await advance(1_000);
    expect(isActive()).toBe(true);
  }
  endAgain();
  await flushPromises();
  await advance(10_000);
  expect(isActive()).toBe(false);
  jest.useRealTimers();
});
