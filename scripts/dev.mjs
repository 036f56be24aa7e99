// @ts-check
/*
 * npm run dev: runs the API in watch mode and each front end on its own port, reloading when sources change:
 * the shell on 3100, the remotes on 3101 (public), 3102 (console) and 3103 (deck), the API on 3000.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNoArguments } from './command/arguments.mjs';
import { runMain } from './command/main.mjs';
import { stopOnSignals } from './command/stop-signals.mjs';
import { provideDatabase } from './database/provide.mjs';
import { supervise } from './processes/supervise.mjs';
import { CHECKOUT } from './product.mjs';
import { databaseUri, dataFolder, listenAddress, requireFreePort } from './serve/settings.mjs';
import { WatchedApi } from './serve/watched-api.mjs';
import { ensureBuilt } from './setup/build/builds.mjs';
import { ensureInstalled } from './setup/install/npm.mjs';

const SHELL_PORT = 3100;
const REMOTES = [
  { workspace: 'frontend-public', container: 'app_public', port: 3101 },
  { workspace: 'frontend-admin', container: 'app_admin', port: 3102 },
  { workspace: 'frontend-presentation', container: 'app_presentation', port: 3103 },
];
const log = console.log;

await runMain(async () => {
  requireNoArguments('npm run dev');
  // The development servers of the front ends proxy API calls to this port.
  const env = { ...process.env, PORT: '3000', HOST: '127.0.0.1' };
  const { atStop, stopAll } = stopOnSignals();
  const dataDir = dataFolder(env);
  const address = listenAddress(env);
  await requireFreePort(address);
  for (const port of [SHELL_PORT, ...REMOTES.map((remote) => remote.port)]) {
    await requireFreePort({ host: '127.0.0.1', port });
  }
  await ensureInstalled();
  try {
    await ensureBuilt({ only: ['backend'] });
    const database = await provideDatabase({ purpose: 'start', dataDir, log });
    atStop(database.stop);
    const api = new WatchedApi({
      dataDir,
      url: address.url,
      env: {
        ...env,
        MONGODB_URI: databaseUri(database.uri, env),
        DATA_DIR: dataDir,
        PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${SHELL_PORT}`,
        REMOTES_CONFIG: process.env.REMOTES_CONFIG || writeRemotes(dataDir),
      },
    });
    // Registered before the start, because the API watches its sources even if the first start fails.
    atStop(() => api.stop());
    await api.start();
    for (const workspace of ['frontend-shell', ...REMOTES.map((remote) => remote.workspace)]) {
      const server = serveFrontEnd(workspace);
      atStop(() => server.stop());
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  log(`Site: http://127.0.0.1:${SHELL_PORT}   API: ${address.url}/api/docs   Ctrl-C stops everything.`);
});

/** @param {string} workspace */
function serveFrontEnd(workspace) {
  return supervise(
    {
      name: workspace,
      command: process.execPath,
      args: [
        join(CHECKOUT, 'node_modules', 'webpack', 'bin', 'webpack.js'),
        'serve',
        '--mode',
        'development',
      ],
      cwd: join(CHECKOUT, workspace),
      env: { ...process.env, NODE_ENV: 'development' },
      onOutput: (line) => log(`[${workspace.replace('frontend-', '')}] ${line}`),
      stopSignal: 'SIGTERM',
    },
    log,
  );
}

/**
 * @param {string} dataDir
 * @returns {string} path of a file for `REMOTES_CONFIG` that names the development servers
 */
function writeRemotes(dataDir) {
  const file = join(dataDir, 'remotes.development.json');
  const entries = REMOTES.map(({ container, port }) => [
    container,
    { entry: `http://127.0.0.1:${port}/remoteEntry.js` },
  ]);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries), null, 2));
  return file;
}
