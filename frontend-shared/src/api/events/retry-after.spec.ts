import { isTransient, retryAfterMs } from './retry-after';

const answer = (retryAfter?: string) =>
  ({
    headers: new Map(retryAfter === undefined ? [] : [['retry-after', retryAfter]]),
  }) as unknown as Response;

test.each([
  ['90', 90_000],
  [new Date(Date.UTC(2026, 0, 5, 12, 0, 30)).toUTCString(), 30_000],
  [new Date(Date.UTC(2026, 0, 5, 11, 0, 0)).toUTCString(), 0],
  [undefined, 0],
  ['soon', 0],
  ['99999999', 7_200_000],
])('`Retry-After: %s` asks for a wait of %d ms', (header, ms) => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) });
  expect(retryAfterMs(answer(header))).toBe(ms);
  jest.useRealTimers();
});

test.each([
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [413, false],
  [425, true],
  [429, true],
  [500, true],
  [503, true],
])('status %d is transient: %s', (status, expected) => {
  expect(isTransient(status)).toBe(expected);
});
