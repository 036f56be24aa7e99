import 'reflect-metadata';
import { appModule } from './app.module.js';
import { AppLogger } from './common/logging/app-logger.js';
import { loadConfig } from './config/app-config.js';
import { SiteSettings } from './config/site/site-settings.js';
import { createApp } from './create-app.js';
import { stopGracefully, stopOnSignals } from './graceful-shutdown.js';
import { PrerenderedPages } from './site/prerendered/prerendered-pages.js';
import { startFailure } from './start-failure.js';

try {
  const config = loadConfig(process.env);
  // Before Nest is there, which would report a wrong file a second time in its own way.
  await SiteSettings.load(config, new AppLogger('silent'));
  const app = await createApp(appModule(config), config);
  stopOnSignals(() => stopGracefully(app));
  await app.listen(config.port, config.host);
  app.get(AppLogger).info('listening', { host: config.host, port: config.port });
  void app.get(PrerenderedPages).refresh();
} catch (thrown) {
  process.stderr.write(`${startFailure(thrown)}\n`);
  process.exit(1);
}
