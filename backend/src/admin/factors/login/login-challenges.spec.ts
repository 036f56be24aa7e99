import { Types } from 'mongoose';
import type { AppConfig } from '../../../config/app-config.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';
import { CHALLENGE_SECONDS, LoginChallenges } from './login-challenges.js';

const NOW = Date.UTC(2026, 0, 1);
const challenges = new LoginChallenges({ jwtSecrets: [Buffer.alloc(32, 1)] } as unknown as AppConfig);
const admin = { _id: new Types.ObjectId(), credentialVersion: 3 } as AdminRecord;

describe('a login challenge', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());
  const readAt = (seconds: number, challenge: string) => {
    jest.setSystemTime(NOW + seconds * 1000);
    return challenges.read(challenge) ?? challenges.readForPasskey(challenge);
  };

  it.each([
    ['issued after a password', () => challenges.issue(admin)],
    ['issued for a passkey alone', () => challenges.issueForPasskey()],
  ])('%s is valid until it expires, and not again when the clock is set back', (_which, issue) => {
    const challenge = issue();
    expect(readAt(CHALLENGE_SECONDS - 1, challenge)).toBeDefined();
    expect(readAt(CHALLENGE_SECONDS, challenge)).toBeUndefined();
    expect(readAt(-60, challenge)).toBeDefined();
    expect(readAt(-61, challenge)).toBeUndefined();
  });
});
