import cluster from 'node:cluster';
import { AppLogger } from './common/logging/app-logger.js';
import { type AppConfig, loadConfig } from './config/app-config.js';
import { SiteSettings } from './config/site/site-settings.js';
import { runWorkers } from './run-workers.js';
import { startFailure } from './start-failure.js';

try {
  const config = loadConfig(process.env);
  // Before Nest, which would report an invalid file a second time in its own way.
  await SiteSettings.load(config, new AppLogger('silent'));
  if (cluster.isPrimary) warnOfMisspelt(config);
  if (config.workers > 1 && cluster.isPrimary) {
    runWorkers(config);
  } else {
    // Only serving processes load the product, so the primary process stays small.
    const { serve } = await import('./serve.js');
    await serve(config);
  }
} catch (thrown) {
  process.stderr.write(`${startFailure(thrown)}\n`);
  process.exit(1);
}

/** A misspelt setting would otherwise be ignored silently. */
function warnOfMisspelt({ misspelt, logLevel }: AppConfig): void {
  const logger = new AppLogger(logLevel);
  for (const { name, meant } of misspelt) logger.warn(`${name} is not a setting; ${meant} may be meant`);
}
