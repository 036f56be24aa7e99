import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AppLogger } from '../common/logging/app-logger.js';
import { AppConfig } from './app-config.js';
import { SiteSettings } from './site/site-settings.js';

@Global()
@Module({})
class ConfigModule {}

/** Makes the validated configuration injectable everywhere. */
export function configModule(config: AppConfig): DynamicModule {
  return {
    module: ConfigModule,
    providers: [
      { provide: AppConfig, useValue: config },
      { provide: SiteSettings, useFactory: SiteSettings.load, inject: [AppConfig, AppLogger] },
    ],
    exports: [AppConfig, SiteSettings],
  };
}
