import { deferUntilClick, forgetPress } from './defer-until-click';

/** Dispatches events on the body, like a mouse or a finger. */
const happens = (...kinds: string[]) => {
  for (const kind of kinds) document.body.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
};

let done: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  done = jest.fn();
});
afterEach(() => {
  happens('click');
  jest.useRealTimers();
});

test('with the keyboard nothing waits', () => {
  deferUntilClick(done);
  expect(done).toHaveBeenCalledTimes(1);
});

test('what would move the page waits until the press has become a click and done its work', () => {
  happens('mousedown');
  deferUntilClick(done);
  happens('mouseup');
  expect(done).not.toHaveBeenCalled();
  const pressed = jest.fn(() => expect(done).not.toHaveBeenCalled());
  document.body.addEventListener('click', pressed, { once: true });
  happens('click');
  expect(pressed).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
});

test.each(['mouseup', 'dragend'])('a press that ends with %s and no click keeps nothing waiting', (end) => {
  happens('mousedown');
  deferUntilClick(done);
  happens(end);
  expect(done).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
  deferUntilClick(done);
  expect(done).toHaveBeenCalledTimes(2);
});

test('a press that empties a form lets nothing through that waited for it', () => {
  happens('mousedown');
  deferUntilClick(done);
  document.body.addEventListener('click', forgetPress, { once: true });
  happens('mouseup', 'click');
  jest.runAllTimers();
  expect(done).not.toHaveBeenCalled();
});
