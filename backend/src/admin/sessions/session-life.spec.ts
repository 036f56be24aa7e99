import { expiryOf, isAlive, mayBeReused } from './session-life.js';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);
const session = { refreshedAt: at(0), expiresAt: at(12 * HOUR) };

describe('a session', () => {
  it('ends twelve hours after its last refresh, and seven days after it began', () => {
    expect(expiryOf(at(0), at(HOUR))).toEqual(at(13 * HOUR));
    expect(expiryOf(at(0), at(7 * 24 * HOUR - HOUR))).toEqual(at(7 * 24 * HOUR));
  });

  it('is alive until then, unless it was ended', () => {
    expect(isAlive(session, at(12 * HOUR - 1))).toBe(true);
    expect(isAlive(session, at(12 * HOUR))).toBe(false);
    expect(isAlive({ ...session, endedAt: at(1) }, at(2))).toBe(false);
  });

  it('is not revived by a clock that is put back, but bears servers that differ by a minute', () => {
    expect(isAlive(session, at(-48 * HOUR))).toBe(false);
    expect(isAlive(session, at(-59_000))).toBe(true);
  });
});

describe('a refresh token that is shown again', () => {
  const used = { usedAt: at(0), generation: 3 };
  const arrived = { arrivedGeneration: 4 };

  it('is answered within ten seconds of its first use, not later', () => {
    expect(mayBeReused({}, arrived, at(0))).toBe(true);
    expect(mayBeReused(used, arrived, at(10_000))).toBe(true);
    expect(mayBeReused(used, arrived, at(10_001))).toBe(false);
  });

  it('is not answered when the clock was put back meanwhile', () => {
    expect(mayBeReused(used, arrived, at(-48 * HOUR))).toBe(false);
  });

  it('is answered at any time while nothing that it was exchanged for was shown', () => {
    expect(mayBeReused(used, { arrivedGeneration: 3 }, at(HOUR))).toBe(true);
    expect(mayBeReused({ usedAt: at(0) }, {}, at(HOUR))).toBe(true);
    expect(mayBeReused({ usedAt: at(0) }, { arrivedGeneration: 1 }, at(HOUR))).toBe(false);
  });
});
