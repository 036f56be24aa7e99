import { anySignal, timeoutSignal } from './abort-signals';

test('a timeout signal is aborted with a TimeoutError once its time is over', () => {
  jest.useFakeTimers();
  const signal = timeoutSignal(500);
  jest.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  jest.useRealTimers();
});

test('a combined signal has the reason of the first signal that is aborted, even one that was aborted before', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const both = anySignal([first.signal, second.signal]);
  expect(both.aborted).toBe(false);
  second.abort('second');
  first.abort('first');
  expect(both.reason).toBe('second');
  expect(anySignal([new AbortController().signal, first.signal]).reason).toBe('first');
});
