import { type DynamicModule, Global, Module } from '@nestjs/common';
import { OpenStreams } from './http/open-streams.js';
import { RequestMetrics } from './http/request-metrics.js';
import { AppLogger, type LogLevel } from './logging/app-logger.js';

@Global()
@Module({ providers: [OpenStreams, RequestMetrics], exports: [OpenStreams, RequestMetrics] })
class CommonModule {}

/** What every module needs and none owns. */
export function commonModule(logLevel: LogLevel): DynamicModule {
  return {
    module: CommonModule,
    providers: [{ provide: AppLogger, useFactory: () => new AppLogger(logLevel) }],
    exports: [AppLogger],
  };
}
