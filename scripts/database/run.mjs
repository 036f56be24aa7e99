// @ts-check
/*
 * node scripts/database/run.mjs [--test] [--port N]: runs a database in the foreground, for development and other tools.
 * Prints MONGODB_URI=… once it is ready; Ctrl-C stops it. With --test it is a disposable database with fast settings.
 */

import { join } from 'node:path';
import { commandOptions } from '../command/arguments.mjs';
import { CHECKOUT } from '../product.mjs';
import { provideDatabase } from './provide.mjs';

const values = commandOptions({ test: { type: 'boolean' }, port: { type: 'string' } });

try {
  const database = await provideDatabase({
    purpose: values.test ? 'test' : 'start',
    dataDir: process.env.DATA_DIR || join(CHECKOUT, '.data'),
    log: (line) => console.error(line),
    port: values.port ? Number(values.port) : undefined,
  });
  console.error(`Database: ${database.description}`);
  console.log(`MONGODB_URI=${database.uri}`);
  const keepAlive = setInterval(() => {}, 2 ** 30);
  let stopping = false;
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(keepAlive);
      await database.stop();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
