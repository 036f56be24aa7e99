import { cleanup, fireEvent } from '@testing-library/react';
import { expectSlide, openDeck } from '../../../test/sample-deck';

/** As much of an event of a finger as the deck reads; jsdom has none. */
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

test('a finger that goes left brings the next slide, one that goes right the one before', () => {
  swipe([300, 200], [200, 220]);
  expectSlide(8);
  swipe([200, 200], [300, 180]);
  expectSlide(7);
});

test.each<[number, number]>([
  [1, 300],
  [30, 100],
])('a swipe never leads from one end of the deck to the other: slide %d stays', (slide, to) => {
  cleanup();
  openDeck(`/presentation/${slide}`);
  swipe([200, 200], [to, 200]);
  expectSlide(slide);
});

test.each<[string, [number, number], object]>([
  ['goes a short way', [270, 200], {}],
  ['goes down more than sideways', [240, 300], {}],
  ['is one of two', [100, 200], { isPrimary: false }],
  ['is a mouse', [100, 200], { pointerType: 'mouse' }],
])('a pointer that %s turns no slide', (_what, to, more) => {
  swipe([300, 200], to, more);
  expectSlide(7);
});

test('what the browser takes for scrolling turns no slide', () => {
  touch('pointerdown', [300, 200]);
  touch('pointercancel', [300, 200]);
  touch('pointerup', [100, 200]);
  expectSlide(7);
});

test('on an enlarged page fingers move the page', () => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale: 2 } });
  swipe([300, 200], [100, 200]);
  expectSlide(7);
});

test('a finger that marks text turns no slide', () => {
  window.getSelection()?.selectAllChildren(document.body);
  swipe([300, 200], [100, 200]);
  expectSlide(7);
});
