import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { control, installFakeDialogs, openDeck, press, SampleSite } from '../../test/sample-deck';

/** Counts the listeners on document and window by event type, from now on. @returns the types with listeners left */
function watchListeners() {
  const counts = new Map<string, number>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const count = (type: string, by: number) => counts.set(type, (counts.get(type) ?? 0) + by);
  const known = new Set<unknown>();
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...args
  ) {
    const [type, listener] = args;
    if (this === document || this === window) {
      if (!known.has(listener)) count(type, 1);
      known.add(listener);
    }
    addEventListener.apply(this, args);
  });
  jest.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
    this: EventTarget,
    ...args
  ) {
    const [type, listener] = args;
    if ((this === document || this === window) && known.delete(listener)) count(type, -1);
    removeEventListener.apply(this, args);
  });
  return () => Object.fromEntries([...counts].filter(([, listeners]) => listeners !== 0));
}

/** A fake of the Fullscreen API, which jsdom lacks. */
function installFakeFullScreen() {
  let element: Element | null = null;
  const changeTo = (next: Element | null) => async () => {
    element = next;
    fireEvent(document, new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element });
  document.documentElement.requestFullscreen = changeTo(document.documentElement);
  document.exitFullscreen = changeTo(null);
}

function removeFakeFullScreen() {
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(document, 'exitFullscreen');
}

beforeEach(() => {
  installFakeFullScreen();
  installFakeDialogs();
});
afterEach(removeFakeFullScreen);

const KEYS = ['b', 'o', '?', 'ArrowRight'];

/** Opens a deck, uses its features, and unmounts it while they are active. */
async function openUseAndUnmount(key: string) {
  const { unmount } = openDeck('/presentation/7');
  press('f');
  expect(document.fullscreenElement).not.toBeNull();
  fireEvent.click(screen.getByTitle('Play automatically'));
  press('1');
  press(key);
  await act(async () => undefined);
  unmount();
  await act(async () => undefined);
}

test('decks that were unmounted with each overlay open leave no listeners, timers or full screen', async () => {
  // Except the functions that React's `act` uses.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  // The first decks load code, which is awaited once.
  for (const key of KEYS) await openUseAndUnmount(key);
  const listeners = watchListeners();
  const timers = jest.getTimerCount();
  for (const key of KEYS) await openUseAndUnmount(key);
  expect(listeners()).toEqual({});
  expect(jest.getTimerCount()).toBe(timers);
  expect(document.fullscreenElement).toBeNull();
  jest.useRealTimers();
});

test('the header is shown again when the browser leaves full screen', () => {
  const header = jest.fn();
  openDeck('/presentation/7', { onHeaderVisible: header });
  press('f');
  expect(header).toHaveBeenLastCalledWith(false);
  act(() => void document.exitFullscreen());
  expect(header).toHaveBeenLastCalledWith(true);
  expect(control('Full screen')).toBeInTheDocument();
});

test('full screen that is granted after the deck was unmounted is exited', async () => {
  let grant: () => void = () => undefined;
  const enter = document.documentElement.requestFullscreen;
  document.documentElement.requestFullscreen = () =>
    new Promise((resolve) => {
      grant = () => resolve(enter.call(document.documentElement));
    });
  const { unmount } = openDeck('/presentation/7');
  press('f');
  unmount();
  await act(async () => grant());
  expect(document.fullscreenElement).toBeNull();
});

function Fragile({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken');
  return null;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>it failed</p> : this.props.children;
  }
}

test('a deck that fails in full screen exits it and shows the header again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const header = jest.fn();
  const deck = (isBroken: boolean) => (
    <Boundary>
      <Fragile isBroken={isBroken} />
      <SampleSite addresses={['/presentation/7']} onHeaderVisible={header} />
    </Boundary>
  );
  const { rerender } = render(deck(false));
  press('f');
  expect(header).toHaveBeenLastCalledWith(false);
  await act(async () => rerender(deck(true)));
  expect(screen.getByText('it failed')).toBeInTheDocument();
  expect(header).toHaveBeenLastCalledWith(true);
  expect(document.fullscreenElement).toBeNull();
});
