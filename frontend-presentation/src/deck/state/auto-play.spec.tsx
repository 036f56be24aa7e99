import { act, fireEvent } from '@testing-library/react';
import { control, expectSlide, openDeck, press } from '../../../test/sample-deck';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const play = () => fireEvent.click(control('Play automatically'));

function setTabVisibility(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('auto-play changes the slide every 5 s once started, wraps around the end, and can be stopped', () => {
  openDeck('/presentation/29');
  pass(60_000);
  expectSlide(29);
  play();
  pass(4_999);
  expectSlide(29);
  pass(1);
  expectSlide(30);
  pass(5_000);
  expectSlide(1);
  fireEvent.click(control('Stop playing'));
  pass(60_000);
  expectSlide(1);
});

test('a slide reached by key is shown for its full 5 s', () => {
  openDeck('/presentation/7');
  play();
  pass(4_000);
  press('ArrowRight');
  pass(4_999);
  expectSlide(8);
  pass(1);
  expectSlide(9);
});

test('auto-play pauses while the tab is in the background and while the screen is blank', () => {
  openDeck('/presentation/7');
  play();
  setTabVisibility('hidden');
  pass(60_000);
  setTabVisibility('visible');
  expectSlide(7);
  pass(5_000);
  expectSlide(8);
  press('b');
  pass(60_000);
  press('b');
  expectSlide(8);
  pass(5_000);
  expectSlide(9);
});

test('a change to reduced motion stops auto-play, which can be started again', () => {
  const changed = new Set<() => void>();
  let reduced = false;
  window.matchMedia = (query: string) =>
    ({
      get matches() {
        return reduced && query.includes('reduced-motion');
      },
      addEventListener: (_: string, listener: () => void) => changed.add(listener),
      removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
    }) as unknown as MediaQueryList;
  openDeck('/presentation/7');
  play();
  reduced = true;
  act(() => {
    for (const listener of changed) listener();
  });
  pass(60_000);
  expectSlide(7);
  play();
  pass(5_000);
  expectSlide(8);
  Reflect.deleteProperty(window, 'matchMedia');
});
