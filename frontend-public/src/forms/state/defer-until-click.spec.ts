import { cancelDeferred, deferUntilClick } from './defer-until-click';

/** Dispatches mouse events on the body. */
const dispatch = (...kinds: string[]) => {
  for (const kind of kinds) document.body.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
};

let done: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  done = jest.fn();
});
afterEach(() => {
  dispatch('click');
  jest.useRealTimers();
});

test('with the keyboard nothing is deferred', () => {
  deferUntilClick(done);
  expect(done).toHaveBeenCalledTimes(1);
});

test('callbacks are deferred until the click has been handled', () => {
  dispatch('mousedown');
  deferUntilClick(done);
  dispatch('mouseup');
  expect(done).not.toHaveBeenCalled();
  const pressed = jest.fn(() => expect(done).not.toHaveBeenCalled());
  document.body.addEventListener('click', pressed, { once: true });
  dispatch('click');
  expect(pressed).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
});

test.each(['mouseup', 'dragend'])('a press that ends with %s and no click runs the callbacks too', (end) => {
  dispatch('mousedown');
  deferUntilClick(done);
  dispatch(end);
  expect(done).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
  deferUntilClick(done);
  expect(done).toHaveBeenCalledTimes(2);
});

test('a press that empties a form cancels the deferred callbacks', () => {
  dispatch('mousedown');
  deferUntilClick(done);
  document.body.addEventListener('click', cancelDeferred, { once: true });
  dispatch('mouseup', 'click');
  jest.runAllTimers();
  expect(done).not.toHaveBeenCalled();
});
