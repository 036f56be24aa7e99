import { isValid, newPasswordLink } from './password-link.js';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

describe.each([
  ['invitation', 72 * HOUR],
  ['reset', HOUR / 2],
] as const)('a password link with the purpose "%s"', (purpose, validMs) => {
  const link = newPasswordLink(purpose, at(0));

  it('is valid until it expires', () => {
    expect(isValid(link, at(validMs - 1))).toBe(true);
    expect(isValid(link, at(validMs))).toBe(false);
  });

  it('does not become valid again when the clock is set back, and tolerates a clock skew of one minute', () => {
    expect(isValid(link, at(-60_000))).toBe(true);
    expect(isValid(link, at(-60_001))).toBe(false);
  });
});
