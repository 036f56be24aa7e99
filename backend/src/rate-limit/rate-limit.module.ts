import { Global, Module } from '@nestjs/common';
import { GrowingDelay } from './failure-backoff.js';
import { RefusedBodies } from './invalid-body-limiter.js';
import { RateLimiter } from './rate-limiter.js';

/** How often something may be tried, kept in the database so that it holds across processes and restarts. */
@Global()
@Module({
  providers: [GrowingDelay, RateLimiter, RefusedBodies],
  exports: [GrowingDelay, RateLimiter, RefusedBodies],
})
export class RateLimitModule {}
