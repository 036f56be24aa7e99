import 'reflect-metadata';
import { appModule } from './app.module.js';
import { AppLogger } from './common/logging/app-logger.js';
import type { AppConfig } from './config/app-config.js';
import { createApp } from './create-app.js';
import { stopGracefully, stopOnSignals } from './graceful-shutdown.js';
import { PrerenderedPages } from './site/prerendered/prerendered-pages.js';

/** Runs the server until a signal ends the process. Resolves once it is listening. */
export async function serve(config: AppConfig): Promise<void> {
  const app = await createApp(appModule(config), config);
  stopOnSignals(() => stopGracefully(app));
  await app.listen(config.port, config.host);
  app.get(AppLogger).info('listening', { host: config.host, port: config.port, role: config.role });
  if (config.role !== 'worker') void app.get(PrerenderedPages).refresh();
}
