import { Injectable } from '@nestjs/common';
import { clientNetwork } from '../../common/http/client/client-ip.js';
import { FailureBackoff } from '../../rate-limit/failure-backoff.js';
import { RateLimiter, rateLimited } from '../../rate-limit/rate-limiter.js';
import { RememberedWaits } from '../../rate-limit/remembered-waits.js';
import {
  LOGIN_FAILURES_BY_DEVICE,
  LOGIN_FAILURES_BY_EMAIL,
  LOGIN_FAILURES_BY_NETWORK,
} from './login-limits.js';

/** A login attempt on an account. */
export interface LoginAttempt {
  /** As typed, in lower case. */
  email: string;
  /** The caller's IP address. */
  clientIp: string;
  /** The browser's id, if it has logged in to this account before. */
  device?: string;
  /** The User-Agent header. */
  userAgent?: string | undefined;
}

/**
 * Limits attempts at a password. A browser that is known to the account has a count of its own, so neither a stranger
 * nor somebody on the same network can lock its user out.
 */
@Injectable()
export class LoginAttempts {
  private readonly refused = new RememberedWaits();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly backoff: FailureBackoff,
  ) {}

  /** @throws AppError RATE_LIMITED, with the seconds until the next attempt is admitted */
  async assertAllowed(attempt: LoginAttempt): Promise<void> {
    const waits = await Promise.all(this.waitsOf(attempt));
    for (const [key, seconds] of waits) this.refused.remember(key, seconds);
    const wait = Math.max(...waits.map(([, seconds]) => seconds));
    if (wait > 0) throw rateLimited(wait);
  }

  /**
   * The same check for callers that were refused recently, so that continued guessing does not fill the queue of the
   * password hasher. Nobody else is checked. @throws AppError RATE_LIMITED
   */
  async assertNotRefusedAgain(attempt: LoginAttempt): Promise<void> {
    if (this.refused.secondsLeft(...keysOf(attempt)) > 0) await this.assertAllowed(attempt);
  }

  /** Each key that the attempt counts under, with the seconds until the next attempt is admitted. */
  private waitsOf({ email, clientIp, device }: LoginAttempt): Promise<[key: string, seconds: number]>[] {
    const waitOf = async (key: string, seconds: Promise<number>): Promise<[string, number]> => [
      key,
      await seconds,
    ];
    if (device !== undefined) {
      const known = deviceKey(device, email);
      return [waitOf(known, this.limiter.secondsUntilAllowed(LOGIN_FAILURES_BY_DEVICE, known))];
    }
    const network = clientNetwork(clientIp);
    return [
      waitOf(network, this.limiter.secondsUntilAllowed(LOGIN_FAILURES_BY_NETWORK, network)),
      waitOf(email, this.backoff.secondsUntilAllowed(LOGIN_FAILURES_BY_EMAIL, email)),
    ];
  }

  /** Counts a wrong password. @throws AppError RATE_LIMITED when concurrent attempts used up the limit */
  async recordFailure({ email, clientIp, device }: LoginAttempt): Promise<void> {
    if (device !== undefined) {
      await this.limiter.consume(LOGIN_FAILURES_BY_DEVICE, deviceKey(device, email));
      return;
    }
    await this.limiter.consume(LOGIN_FAILURES_BY_NETWORK, clientNetwork(clientIp));
    const wait = await this.backoff.recordFailure(LOGIN_FAILURES_BY_EMAIL, email);
    if (wait > 0) throw rateLimited(wait);
  }
}

function keysOf({ email, clientIp, device }: LoginAttempt): string[] {
  return device === undefined ? [clientNetwork(clientIp), email] : [deviceKey(device, email)];
}

/** The rate-limit key for attempts on an account from a known browser. */
export function deviceKey(device: string, email: string): string {
  return `${device} ${email}`;
}
