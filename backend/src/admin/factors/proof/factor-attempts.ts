import { Injectable } from '@nestjs/common';
import { RateLimiter, type RateLimitRule } from '../../../rate-limit/rate-limiter.js';
import { deviceKey, type LoginAttempt, LoginAttempts } from '../../login/login-attempts.js';

/** Wrong codes for one account, from a browser that it knows or from all others together. */
const ATTEMPTS: RateLimitRule = { name: 'login.factor', limit: 10, windowMs: 600_000 };

/**
 * How often a second factor may be tried. A wrong code counts as a wrong password does, and each try takes its place before
 * it is looked at: a million codes are few enough that guesses sent at the same moment must not pass together.
 */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Runs the check within the limits. A check that could not be made costs no attempt.
   * @param onWrong puts a wrong attempt on record, before it is counted and can be one too many
   * @returns what it answers @throws AppError RATE_LIMITED, with the seconds after which an attempt is admitted again
   */
  async run(
    attempt: LoginAttempt,
    check: () => Promise<boolean>,
    onWrong: () => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    const key = attempt.device === undefined ? attempt.email : deviceKey(attempt.device, attempt.email);
    await this.attempts.assertAllowed(attempt);
    await this.limiter.consume(ATTEMPTS, key);
    let right: boolean;
    try {
      right = await check();
    } catch (thrown) {
      await this.limiter.refund(ATTEMPTS, key);
      throw thrown;
    }
    if (right) {
      await this.limiter.refund(ATTEMPTS, key);
      return true;
    }
    await onWrong();
    await this.attempts.recordFailure(attempt);
    return false;
  }
}
