// @ts-check
/*
 * npm run migrate: brings a database to what this version of the product wants (indexes, migrations), before its API is
 * started. Works on the database of MONGODB_URI, or on that of npm start. Can be repeated and broken off at any moment.
 */
import { provideDatabase } from './database/provide.mjs';
import { prepareSchema } from './serve/schema.mjs';
import { databaseUri, dataFolder } from './serve/settings.mjs';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureProductInstalled } from './setup/install.mjs';
import { runMain } from './setup/main.mjs';
import { step } from './setup/progress.mjs';
import { stopOnSignals } from './setup/stop-signals.mjs';

const log = console.log;

await runMain(async () => {
  const { env } = process;
  const { atStop, stopAll } = stopOnSignals();
  await ensureProductInstalled();
  await ensureBuilt({ only: ['backend'] });
  const database = await provideDatabase({ purpose: 'start', dataDir: dataFolder(env), log });
  atStop(database.stop);
  try {
    await step('Preparing the schema of the database', () =>
      prepareSchema({ env: { ...env, MONGODB_URI: databaseUri(database.uri, env) }, log }),
    );
  } finally {
    await stopAll();
  }
});
