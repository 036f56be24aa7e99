import { digestPeriod } from './digest-period.js';

describe('the period of a digest mail', () => {
  test.each([
    ['daily', '2025-02-04T07:59:59+05:30', '2025-02-03'],
    ['daily', '2025-02-04T08:00:00+05:30', '2025-02-04'],
    ['daily', '2025-02-05T00:30:00+05:30', '2025-02-04'],
    ['weekly', '2025-02-03T07:59:59+05:30', '2025-01-27'],
    ['weekly', '2025-02-03T08:00:00+05:30', '2025-02-03'],
    ['weekly', '2025-02-09T23:00:00+05:30', '2025-02-03'],
    ['weekly', '2025-02-10T07:00:00+05:30', '2025-02-03'],
  ] as const)('is, for %s at %s, the one that starts on %s', (digest, at, period) => {
    expect(digestPeriod(digest, new Date(at))).toBe(period);
  });
});
