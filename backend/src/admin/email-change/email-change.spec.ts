import { newEmailChange, pendingChange } from './email-change.js';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);
const emailChange = newEmailChange('asha@example.org', { credentialVersion: 3 }, at(0));
const admin = { credentialVersion: 3, emailChange };

describe('a change of an e-mail address', () => {
  it('can be confirmed for 24 hours, unless all sessions have been ended in the meantime', () => {
    expect(pendingChange(admin, at(24 * HOUR - 1))).toBe(emailChange);
    expect(pendingChange(admin, at(24 * HOUR))).toBeUndefined();
    expect(pendingChange({ ...admin, credentialVersion: 4 }, at(0))).toBeUndefined();
  });

  it('does not become valid again when the clock is set back, and tolerates a clock skew of one minute', () => {
    expect(pendingChange(admin, at(-60_000))).toBe(emailChange);
    expect(pendingChange(admin, at(-60_001))).toBeUndefined();
  });
});
