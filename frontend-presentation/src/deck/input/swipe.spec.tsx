import { fireEvent } from '@testing-library/react';
import { expectSlide, openDeck, press } from '../../../test/sample-deck';

/** A pointer event with the properties that the deck reads; jsdom has no pointer events. */
function touch(type: 'pointerdown' | 'pointerup' | 'pointercancel', [x, y]: [number, number], more = {}) {
  const stage = document.querySelector('.pr-stage') as Element;
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  fireEvent(stage, Object.assign(event, { pointerType: 'touch', isPrimary: true, ...more }));
}

function swipe(from: [number, number], to: [number, number], more = {}) {
  touch('pointerdown', from, more);
  touch('pointerup', to, more);
}

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  window.getSelection()?.removeAllRanges();
});

test('a swipe to the left shows the next slide, a swipe to the right the previous one', () => {
  openDeck('/presentation/7');
  swipe([300, 200], [200, 220]);
  expectSlide(8);
  swipe([200, 200], [300, 180]);
  expectSlide(7);
});

test('a swipe beyond the first or last slide does not wrap around', () => {
  openDeck('/presentation/1');
  swipe([200, 200], [300, 200]);
  expectSlide(1);
  press('End');
  swipe([200, 200], [100, 200]);
  expectSlide(30);
});

test('gestures that are no swipe, or that the browser handles as scrolling, do not change the slide', () => {
  openDeck('/presentation/7');
  // A short distance.
  swipe([300, 200], [270, 200]);
  expectSlide(7);
  // More down than sideways.
  swipe([300, 200], [240, 300]);
  expectSlide(7);
  // One of two fingers.
  swipe([300, 200], [100, 200], { isPrimary: false });
  expectSlide(7);
  swipe([300, 200], [100, 200], { pointerType: 'mouse' });
  expectSlide(7);
  touch('pointerdown', [300, 200]);
  touch('pointercancel', [300, 200]);
  touch('pointerup', [100, 200]);
  expectSlide(7);
});

test('a swipe on a zoomed page or one that selects text does not change the slide', () => {
  openDeck('/presentation/7');
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale: 2 } });
  swipe([300, 200], [100, 200]);
  expectSlide(7);
  Reflect.deleteProperty(window, 'visualViewport');
  window.getSelection()?.selectAllChildren(document.body);
  swipe([300, 200], [100, 200]);
  expectSlide(7);
});
