import { anySignal, timeoutSignal } from './abort-signals';

test('a signal of a time is aborted when it is over, as a timeout', () => {
  jest.useFakeTimers();
  const signal = timeoutSignal(500);
  jest.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  jest.useRealTimers();
});

test('a signal of several is aborted with the first one and its reason, even if that was aborted before', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const both = anySignal([first.signal, second.signal]);
  expect(both.aborted).toBe(false);
  second.abort('second');
  first.abort('first');
  expect(both.reason).toBe('second');
  expect(anySignal([new AbortController().signal, first.signal]).reason).toBe('first');
});
