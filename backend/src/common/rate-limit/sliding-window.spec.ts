import { secondsUntilAllowed } from './sliding-window.js';

const MINUTE = 60_000;
const rule = { limit: 10, windowMs: MINUTE };

describe('sliding window', () => {
  test('the tenth use of ten fits, the eleventh waits', () => {
    expect(secondsUntilAllowed(rule, 9, 0, 0)).toBe(0);
    expect(secondsUntilAllowed(rule, 10, 0, 0)).toBeGreaterThan(0);
  });

  test('uses just before the edge of a window still count just after it', () => {
    expect(secondsUntilAllowed(rule, 0, 10, MINUTE)).toBeGreaterThan(0);
    expect(secondsUntilAllowed(rule, 0, 10, MINUTE + MINUTE / 2)).toBe(0);
  });

  test.each([
    ['the running window is full', 10, 0, 20_000],
    ['the window before was full', 0, 10, 1_000],
    ['both have uses', 6, 9, 5_000],
  ])('after the seconds it names, a use fits: %s', (_case, current, previous, elapsed) => {
    const now = 100 * MINUTE + elapsed;
    const later = now + secondsUntilAllowed(rule, current, previous, now) * 1_000;
    const crossed = Math.floor(later / MINUTE) > Math.floor(now / MINUTE);
    expect(secondsUntilAllowed(rule, crossed ? 0 : current, crossed ? current : previous, later)).toBe(0);
  });
});
