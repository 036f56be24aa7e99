import { elapsedAt, isNewer, parseSharedState, parseTimer, toggleTimer } from './shared-state';

const STATE = { version: 3, by: 'b', slide: 7, blank: false, timer: { running: false, elapsed: 0 } } as const;

test('the change with the higher version wins, and every window resolves a tie in the same way', () => {
  expect(isNewer({ ...STATE, version: 4, by: 'a' }, STATE)).toBe(true);
  expect(isNewer({ ...STATE, version: 2, by: 'c' }, STATE)).toBe(false);
  expect(isNewer({ ...STATE, by: 'c' }, STATE)).toBe(true);
  expect(isNewer({ ...STATE, by: 'a' }, STATE)).toBe(false);
  expect(isNewer(STATE, STATE)).toBe(false);
});

test('a timer that is stopped and started again continues from its elapsed time', () => {
  const running = toggleTimer({ running: false, elapsed: 5_000 }, 100_000);
  expect(elapsedAt(running, 101_000)).toBe(6_000);
  const stopped = toggleTimer(running, 102_000);
  expect(stopped).toEqual({ running: false, elapsed: 7_000 });
  expect(elapsedAt(stopped, 900_000)).toBe(7_000);
});

test('a timer left running stops at 24 hours, the maximum that the API accepts', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(toggleTimer({ running: true, startedAt: 0 }, day + 1)).toEqual({ running: false, elapsed: day });
});

test('a timer started by a machine whose clock is ahead never shows a negative time', () => {
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
])('an invalid state, as another build may send it, is rejected: %j', (value) => {
  expect(parseSharedState(value)).toBeUndefined();
});

test('unknown fields of a state are dropped', () => {
  expect(parseSharedState({ ...STATE, key: 'x' })).toEqual(STATE);
  expect(parseTimer({ running: true, startedAt: 9, elapsed: 3 })).toEqual({ running: true, startedAt: 9 });
});
