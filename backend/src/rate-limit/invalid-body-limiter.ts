import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../common/errors/app-error.js';
import { hasBody } from '../common/http/body/request-body.js';
import { clientIpOf, clientNetwork } from '../common/http/client/client-ip.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { RateLimiter, type RateLimitRule, rateLimited } from './rate-limiter.js';
import { RememberedWaits } from './remembered-waits.js';

/** Refused bodies per network. Browsers validate before sending, so few of theirs are refused. */
const REFUSED_BY_NETWORK: RateLimitRule = { name: 'body.refused', limit: 120, windowMs: 600_000 };
/** Answers that mean an invalid body. */
const COUNTED: ReadonlySet<number> = new Set([400, 413, 415]);

/**
 * Counts refused bodies of strangers, which the limits of the forms do not, since those count accepted ones. Only a
 * refusal costs a database query: a network over the limit is remembered in memory until it may try again.
 */
@Injectable()
export class InvalidBodyLimiter {
  private readonly refused = new RememberedWaits();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly logger: AppLogger,
  ) {}

  /** Checks the outcome of each request with a body. Those of signed-in administrators are not counted. */
  readonly count = (request: Request, response: Response, next: NextFunction): void => {
    if (hasBody(request)) {
      response.once('finish', () => {
        if (COUNTED.has(response.statusCode) && !request.caller) void this.consume(networkOf(request));
      });
    }
    next();
  };

  /** @throws AppError RATE_LIMITED when too many bodies of this network were refused */
  assertAllowed(request: Request): void {
    const wait = this.refused.secondsLeft(networkOf(request));
    if (wait > 0) throw rateLimited(wait);
  }

  private async consume(network: string): Promise<void> {
    // What a blocked network sends to calls with their own limits costs no query.
    if (this.refused.secondsLeft(network) > 0) return;
    try {
      await this.limiter.consume(REFUSED_BY_NETWORK, network);
    } catch (thrown) {
      const seconds = thrown instanceof AppError ? thrown.retryAfterSeconds : undefined;
      if (seconds === undefined) this.logger.warn('an invalid body could not be counted', { err: thrown });
      else this.refused.remember(network, seconds);
    }
  }
}

function networkOf(request: Request): string {
  return clientNetwork(clientIpOf(request));
}
