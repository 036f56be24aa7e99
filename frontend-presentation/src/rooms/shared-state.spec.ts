import { elapsedAt, isNewer, parseSharedState, parseTimer, toggleTimer } from './shared-state';

const STATE = { version: 3, by: 'b', slide: 7, blank: false, timer: { running: false, elapsed: 0 } } as const;

test('of two actions the one with the greater version counts, and every window settles a tie in the same way', () => {
  expect(isNewer({ ...STATE, version: 4, by: 'a' }, STATE)).toBe(true);
  expect(isNewer({ ...STATE, version: 2, by: 'c' }, STATE)).toBe(false);
  expect(isNewer({ ...STATE, by: 'c' }, STATE)).toBe(true);
  expect(isNewer({ ...STATE, by: 'a' }, STATE)).toBe(false);
  expect(isNewer(STATE, STATE)).toBe(false);
});

test('a clock that is stopped and started again goes on where it was', () => {
  const running = toggleTimer({ running: false, elapsed: 5_000 }, 100_000);
  expect(elapsedAt(running, 101_000)).toBe(6_000);
  const stopped = toggleTimer(running, 102_000);
  expect(stopped).toEqual({ running: false, elapsed: 7_000 });
  expect(elapsedAt(stopped, 900_000)).toBe(7_000);
});

test('a clock that somebody forgot overnight stops at a day, which the API takes', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(toggleTimer({ running: true, startedAt: 0 }, day + 1)).toEqual({ running: false, elapsed: day });
});

test('a clock that was set forward by another machine shows nothing below zero', () => {
  expect(elapsedAt({ running: true, startedAt: 5_000 }, 4_000)).toBe(0);
});

test.each([
  [undefined],
  [null],
  ['state'],
  [{}],
  [{ ...STATE, slide: -1 }],
  [{ ...STATE, version: 1.5 }],
  [{ ...STATE, blank: 'no' }],
  [{ ...STATE, timer: { running: true } }],
])('what another build of the deck may say is not taken for a state: %j', (said) => {
  expect(parseSharedState(said)).toBeUndefined();
});

test('a state is read without what does not belong to it', () => {
  expect(parseSharedState({ ...STATE, key: 'x' })).toEqual(STATE);
  expect(parseTimer({ running: true, startedAt: 9, elapsed: 3 })).toEqual({ running: true, startedAt: 9 });
});
