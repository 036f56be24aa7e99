import { secondsUntilAllowed, windowAt } from './sliding-window.js';

const MINUTE = 60_000;
const rule = { limit: 10, windowMs: MINUTE };

describe('a sliding window', () => {
  test('allows the tenth of ten uses and delays the eleventh', () => {
    expect(secondsUntilAllowed(rule, 9, 0, 0)).toBe(0);
    expect(secondsUntilAllowed(rule, 10, 0, 0)).toBeGreaterThan(0);
  });

  test('counts uses from just before the end of a window just after it', () => {
    expect(secondsUntilAllowed(rule, 0, 10, MINUTE)).toBeGreaterThan(0);
    expect(secondsUntilAllowed(rule, 0, 10, MINUTE + MINUTE / 2)).toBe(0);
  });

  test.each([
    ['the running window is full', 10, 0, 20_000],
    ['the window before was full', 0, 10, 1_000],
    ['both windows have uses', 6, 9, 5_000],
  ])('allows a use after the returned seconds when %s', (_case, current, previous, elapsed) => {
    const now = 100 * MINUTE + elapsed;
    const later = now + secondsUntilAllowed(rule, current, previous, now) * 1_000;
    const crossed = Math.floor(later / MINUTE) > Math.floor(now / MINUTE);
    expect(secondsUntilAllowed(rule, crossed ? 0 : current, crossed ? current : previous, later)).toBe(0);
  });
});

/** Whole seconds until another use is allowed, found by trying each second. */
function firstThatFits(limit: number, current: number, previous: number, now: number): number {
  for (let wait = 0; ; wait += 1) {
    const later = now + wait * 1_000;
    const windows = windowAt(MINUTE, later) - windowAt(MINUTE, now);
    const [running = 0, before = 0] = [[current, previous], [0, current], []][windows] ?? [];
    const counted = before * (MINUTE - (later % MINUTE)) + running * MINUTE;
    if (counted <= (limit - 1) * MINUTE) return wait;
  }
}

describe('the returned seconds', () => {
  test.each([0, 1, 999, 15_000, 30_000, 44_001, 59_000, 59_999])(
    'are the shortest possible wait, %d ms into a window',
    (elapsed) => {
      const now = 100 * MINUTE + elapsed;
      for (const limit of [1, 2, 3, 10]) {
        for (let current = 0; current <= limit + 2; current += 1) {
          for (let previous = 0; previous <= limit + 2; previous += 1) {
            const returned = secondsUntilAllowed({ limit, windowMs: MINUTE }, current, previous, now);
            expect([limit, current, previous, returned]).toEqual([
              limit,
              current,
              previous,
              firstThatFits(limit, current, previous, now),
            ]);
          }
        }
      }
    },
  );

  test('depend on windows that are aligned to the wall clock', () => {
    expect([0, MINUTE - 1, MINUTE, 2 * MINUTE].map((at) => windowAt(MINUTE, at))).toEqual([0, 0, 1, 2]);
  });
});
