import { noteServerTime, serverNow } from './server-clock';

const NOW = Date.parse('2025-11-21T06:00:00Z');
const MINUTE_MS = 60_000;

/** A response to a request sent this many minutes ago, with the server's time as minutes from the device's. */
function receive(serverMinutes: number, sentMinutesAgo = 0) {
  const date = new Date(NOW + serverMinutes * MINUTE_MS).toUTCString();
  noteServerTime(date, NOW - sentMinutesAgo * MINUTE_MS);
}

/** The header has whole seconds. */
const expectServerNow = (time: number) => expect(Math.abs(serverNow() - time)).toBeLessThanOrEqual(500);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  receive(0);
});
afterEach(() => jest.useRealTimers());

test("the server's clock counts on a device whose clock is an hour, a day or a year wrong", () => {
  for (const minutes of [60, -60, 1_440, -1_440, 525_600, -525_600]) {
    receive(minutes);
    expectServerNow(NOW + minutes * MINUTE_MS);
  }
  jest.advanceTimersByTime(MINUTE_MS);
  expectServerNow(NOW - 525_599 * MINUTE_MS);
});

test('small differences are ignored, and a corrected clock counts again', () => {
  for (const minutes of [1 / 60, -1 / 60]) {
    receive(60);
    receive(minutes);
    expect(serverNow()).toBe(NOW);
  }
});

test('a response that arrives after a sleep says nothing about the clock', () => {
  receive(-90, 91);
  expect(serverNow()).toBe(NOW);
});

test('a response without a date changes nothing', () => {
  receive(60);
  noteServerTime(null, NOW);
  noteServerTime('soon', NOW);
  expectServerNow(NOW + 60 * MINUTE_MS);
});
