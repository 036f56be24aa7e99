import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { RequestMetrics } from './http/request-metrics.js';
import { AppLogger } from './logging/app-logger.js';
import { RateLimiter } from './rate-limit/rate-limiter.js';

/** What every module needs and none owns. */
@Global()
@Module({
  providers: [
    {
      provide: AppLogger,
      useFactory: (config: AppConfig) => new AppLogger(config.logLevel),
      inject: [AppConfig],
    },
    RateLimiter,
    RequestMetrics,
  ],
  exports: [AppLogger, RateLimiter, RequestMetrics],
})
export class CommonModule {}
