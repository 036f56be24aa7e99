import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { GrowingDelay } from '../rate-limit/growing-delay.js';
import { RateLimiter } from '../rate-limit/rate-limiter.js';
import { RefusedBodies } from '../rate-limit/refused-bodies.js';
import { RequestMetrics } from './http/request-metrics.js';
import { AppLogger } from './logging/app-logger.js';

/** What every module needs and none owns. */
@Global()
@Module({
  providers: [
    {
      provide: AppLogger,
      useFactory: (config: AppConfig) => new AppLogger(config.logLevel),
      inject: [AppConfig],
    },
    GrowingDelay,
    RateLimiter,
    RefusedBodies,
    RequestMetrics,
  ],
  exports: [AppLogger, GrowingDelay, RateLimiter, RefusedBodies, RequestMetrics],
})
export class CommonModule {}
