// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { provideDatabase } from '../database/provide.mjs';
import { CHECKOUT } from '../product.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { databaseUri, dataFolder } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureProductInstalled } from '../setup/install/npm.mjs';

// Progress goes to standard error, because programs may read the command's output, such as a password, from standard output.
const log = console.error;

/**
 * Runs a command of the built API, such as `admin`, on the database of npm start, whether that is running or not. This process
 * exits with its exit code.
 * @param {string} name name of a file in backend/src/cli
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function operatorCommand(name, args, env = process.env) {
  const { atStop, stopAll } = stopOnSignals();
  await ensureProductInstalled(log);
  await ensureBuilt({ only: ['backend'], log });
  const dataDir = dataFolder(env);
  const database = await provideDatabase({ purpose: 'start', dataDir, log });
  atStop(database.stop);
  try {
    const apiEnv = { ...env, MONGODB_URI: databaseUri(database.uri, env), DATA_DIR: dataDir };
    await prepareSchema({ env: apiEnv, log, onlyIfNew: database.isShared ?? false });
    const entry = join(CHECKOUT, 'backend', 'dist', 'cli', `${name}.js`);
    const child = spawn(process.execPath, ['--enable-source-maps', entry, ...args], {
      env: apiEnv,
      stdio: 'inherit',
    });
    process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  } finally {
    await stopAll();
  }
}
