import 'reflect-metadata';
import { appModule } from './app.module.js';
import { AppLogger } from './common/logging/app-logger.js';
import { loadConfig } from './config/app-config.js';
import { ConfigError } from './config/config-error.js';
import { SiteSettings } from './config/site-settings.js';
import { createApp } from './create-app.js';
import { stopGracefully, stopOnSignals } from './graceful-shutdown.js';

try {
  const config = loadConfig(process.env);
  // Before Nest is there, which would report a wrong file a second time in its own way.
  await SiteSettings.load(config, new AppLogger('silent'));
  const app = await createApp(appModule(config), config);
  stopOnSignals(() => stopGracefully(app));
  await app.listen(config.port, config.host);
  app.get(AppLogger).info('listening', { host: config.host, port: config.port });
} catch (thrown) {
  process.stderr.write(`${sentenceFor(thrown)}\n`);
  process.exit(1);
}

function sentenceFor(thrown: unknown): string {
  if (thrown instanceof ConfigError) return thrown.message;
  if (thrown instanceof Error && 'code' in thrown) {
    if (thrown.code === 'EADDRINUSE') return 'PORT is taken by another program; choose another one.';
    if (thrown.code === 'EACCES') return 'PORT cannot be used by this user; choose one above 1023.';
    if (thrown.code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  }
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
