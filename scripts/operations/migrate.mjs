// @ts-check
/*
 * npm run migrate: updates the schema of a database (migrations, indexes) for this version, before its API is started. Uses
 * the database of MONGODB_URI, or that of npm start. It can be repeated, and interrupted at any time.
 */

import { requireNoArguments } from '../command/arguments.mjs';
import { runMain } from '../command/main.mjs';
import { step } from '../command/progress.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { provideDatabase } from '../database/provide.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { databaseUri, dataFolder, requireDatabaseInProduction } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureProductInstalled } from '../setup/install/npm.mjs';

const log = console.log;

await runMain(async () => {
  requireNoArguments('npm run migrate');
  const { env } = process;
  requireDatabaseInProduction(env);
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
