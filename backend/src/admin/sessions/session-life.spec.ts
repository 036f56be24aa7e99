import { expiryOf, isActive, isReusable } from './session-life.js';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);
const session = { refreshedAt: at(0), expiresAt: at(12 * HOUR) };

describe('a session', () => {
  it('expires twelve hours after its last refresh, and seven days after it began at the latest', () => {
    expect(expiryOf(at(0), at(HOUR))).toEqual(at(13 * HOUR));
    expect(expiryOf(at(0), at(7 * 24 * HOUR - HOUR))).toEqual(at(7 * 24 * HOUR));
  });

  it('is active until it expires, unless it was ended', () => {
    expect(isActive(session, at(12 * HOUR - 1))).toBe(true);
    expect(isActive(session, at(12 * HOUR))).toBe(false);
    expect(isActive({ ...session, endedAt: at(1) }, at(2))).toBe(false);
  });

  it('does not become valid again when the clock is set back, and tolerates a clock skew of one minute', () => {
    expect(isActive(session, at(-48 * HOUR))).toBe(false);
    expect(isActive(session, at(-59_000))).toBe(true);
  });
});

describe('a reused refresh token', () => {
  const used = { usedAt: at(0), generation: 3 };
  const arrived = { arrivedGeneration: 4 };

  it('is accepted within ten seconds of its first use, but not later', () => {
    expect(isReusable({}, arrived, at(0))).toBe(true);
    expect(isReusable(used, arrived, at(10_000))).toBe(true);
    expect(isReusable(used, arrived, at(10_001))).toBe(false);
  });

  it('is refused when the clock was set back in the meantime', () => {
    expect(isReusable(used, arrived, at(-48 * HOUR))).toBe(false);
  });

  it('is accepted at any time as long as none of its successors has been used', () => {
    expect(isReusable(used, { arrivedGeneration: 3 }, at(HOUR))).toBe(true);
    expect(isReusable({ usedAt: at(0) }, {}, at(HOUR))).toBe(true);
    expect(isReusable({ usedAt: at(0) }, { arrivedGeneration: 1 }, at(HOUR))).toBe(false);
  });
});
