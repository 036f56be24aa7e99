// @ts-check
/* npm start: installs and builds what is missing, provides a database and serves the composed site on one port. */

import { requireNoArguments } from './command/arguments.mjs';
import { runMain } from './command/main.mjs';
import { step, stopwatch } from './command/progress.mjs';
import { stopOnSignals } from './command/stop-signals.mjs';
import { prepareDatabase, provideDatabase } from './database/provide.mjs';
import { startApi } from './serve/api.mjs';
import { pagesPrerendered } from './serve/pages.mjs';
import { prepareSchema } from './serve/schema.mjs';
import {
  databaseUri,
  dataFolder,
  doesBackgroundWorkOnly,
  listenAddress,
  requireDatabaseInProduction,
  requireFreePort,
  servedAddresses,
} from './serve/settings.mjs';
import { compressBuilt, ensureBuilt } from './setup/build/builds.mjs';
import { ensureProductInstalled } from './setup/install/npm.mjs';

const log = console.log;

await runMain(async () => {
  requireNoArguments('npm start');
  const elapsed = stopwatch();
  const { env } = process;
  const { atStop, stopAll } = stopOnSignals();
  const dataDir = dataFolder(env);
  const address = listenAddress(env);
  requireDatabaseInProduction(env);
  await requireFreePort(address, 'npm start');
  try {
    const database = await setUp();
    const apiEnv = { ...env, MONGODB_URI: databaseUri(database.uri, env), DATA_DIR: dataDir };
    await step('Preparing the schema of the database', () => prepareSchema({ env: apiEnv, log }));
    // Another process, such as a second start, may have started to listen on the port meanwhile.
    await requireFreePort(address, 'npm start');
    const api = await step('Starting the API', () =>
      startApi({
        env: apiEnv,
        dataDir,
        url: address.url,
        log,
      }),
    );
    atStop(() => api.stop());
    if (!doesBackgroundWorkOnly(env)) {
      await step('Prerendering the pages', () => pagesPrerendered(address.url));
    }
    log('');
    const printed = { Database: database.description, ...servedAddresses(env, address.url) };
    for (const [name, value] of Object.entries(printed)) {
      const label = `${name}:`;
      log(`${label.padEnd(11)} ${value}`);
    }
    log(`Ready after ${elapsed()}. Ctrl-C stops everything; data stays in ${dataDir}.`);
  } catch (error) {
    await stopAll();
    throw error;
  }
  // Compression runs once the site is served: until then browsers get uncompressed files.
  await compressBuilt().catch(({ message }) => log(`The files of the site stay larger for now: ${message}`));

  /** Installs and builds while the database is prepared and started, which on a bare machine includes a build, too. */
  async function setUp() {
    const packages = ensureProductInstalled();
    const database = startDatabase(packages);
    const builds = packages.then(() => ensureBuilt({ isCompressedLater: true }));
    // Waits for both before a failure is thrown, so that a database that has been started can be stopped.
    await Promise.allSettled([database, builds]);
    await builds;
    return database;
  }

  /** @param {Promise<void>} packages required because an external database is reached with a driver, which is a package */
  async function startDatabase(packages) {
    await prepareDatabase({ dataDir, log });
    await packages;
    const database = await step('Starting the database', () =>
      provideDatabase({ purpose: 'start', dataDir, log }),
    );
    atStop(database.stop);
    return database;
  }
});
