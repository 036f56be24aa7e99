import { Injectable } from '@nestjs/common';
import { RateLimiter, type RateLimitRule } from '../../../rate-limit/rate-limiter.js';
import { deviceKey, type LoginAttempt, LoginAttempts } from '../../login/login-attempts.js';

/** Wrong codes per account, from one known browser or from all unknown ones together. */
const ATTEMPTS: RateLimitRule = { name: 'login.factor', limit: 10, windowMs: 600_000 };

/**
 * Limits attempts at a second factor. A wrong code counts like a wrong password. Each attempt is counted before it is
 * checked: with only a million codes, concurrent guesses must not get past the limit.
 */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Runs the check within the limits. A check that could not be made does not count as an attempt.
   * @param onWrong records a wrong attempt, before counting it may throw RATE_LIMITED
   * @returns the result of the check @throws AppError RATE_LIMITED, with the seconds until the next attempt is
   * admitted
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
