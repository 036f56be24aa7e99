import { cleanup, fireEvent } from '@testing-library/react';
import { expectSlide, openDeck } from '../../../test/sample-deck';

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

beforeEach(() => {
  openDeck('/presentation/7');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  window.getSelection()?.removeAllRanges();
});

test('a swipe to the left shows the next slide, a swipe to the right the previous one', () => {
  swipe([300, 200], [200, 220]);
  expectSlide(8);
  swipe([200, 200], [300, 180]);
  expectSlide(7);
});

test.each<[number, number]>([
  [1, 300],
  [30, 100],
])('a swipe beyond the end of the deck does not wrap around: slide %d stays', (slide, to) => {
  cleanup();
  openDeck(`/presentation/${slide}`);
  swipe([200, 200], [to, 200]);
  expectSlide(slide);
});

test.each<[string, [number, number], object]>([
  ['moves a short distance', [270, 200], {}],
  ['moves down more than sideways', [240, 300], {}],
  ['is one of two fingers', [100, 200], { isPrimary: false }],
  ['is a mouse', [100, 200], { pointerType: 'mouse' }],
])('a pointer that %s does not change the slide', (_what, to, more) => {
  swipe([300, 200], to, more);
  expectSlide(7);
});

test('a gesture that the browser handles as scrolling does not change the slide', () => {
  touch('pointerdown', [300, 200]);
  touch('pointercancel', [300, 200]);
  touch('pointerup', [100, 200]);
  expectSlide(7);
});

test('a swipe on a zoomed page does not change the slide', () => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale: 2 } });
  swipe([300, 200], [100, 200]);
  expectSlide(7);
});

test('a gesture that selects text does not change the slide', () => {
  window.getSelection()?.selectAllChildren(document.body);
  swipe([300, 200], [100, 200]);
  expectSlide(7);
});
