import { Global, Module } from '@nestjs/common';
import { FailureBackoff } from './failure-backoff.js';
import { InvalidBodyLimiter } from './invalid-body-limiter.js';
import { RateLimiter } from './rate-limiter.js';

/** Rate limits, stored in the database so that they hold across processes and restarts. */
@Global()
@Module({
  providers: [FailureBackoff, RateLimiter, InvalidBodyLimiter],
  exports: [FailureBackoff, RateLimiter, InvalidBodyLimiter],
})
export class RateLimitModule {}
