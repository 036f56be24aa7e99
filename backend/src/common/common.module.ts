import { type DynamicModule, Global, Module } from '@nestjs/common';
import { RequestMetrics } from './http/request/request-metrics.js';
import { OpenStreams } from './http/response/open-streams.js';
import { AppLogger, type LogLevel } from './logging/app-logger.js';

@Global()
@Module({ providers: [OpenStreams, RequestMetrics], exports: [OpenStreams, RequestMetrics] })
class CommonModule {}

/** What every module needs. */
export function commonModule(logLevel: LogLevel): DynamicModule {
  return {
    module: CommonModule,
    providers: [{ provide: AppLogger, useFactory: () => new AppLogger(logLevel) }],
    exports: [AppLogger],
  };
}
