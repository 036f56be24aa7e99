// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { provideDatabase } from '../database/provide.mjs';
import { CHECKOUT } from '../product.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { databaseUri, dataFolder, requireDatabaseInProduction } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureProductInstalled } from '../setup/install/npm.mjs';

// Progress goes to standard error, because programs may read the command's output, such as a password, from standard output.
const log = console.error;

/**
 * Runs a command of the built API, such as `admin`, on the database of npm start, whether that is running or not. This process
 * exits with its exit code.
 * @param {string} name name of a file in backend/src/cli
 * @param {string[]} args
 * @param {{ schema?: 'before' | 'after' | 'untouched', mustBeStopped?: boolean, needsDatabase?: boolean }} [options]
 *   `schema`: when the schema step runs; `mustBeStopped`: the command is refused while npm start is running on the data
 *   folder; `needsDatabase`: otherwise none is started
 */
export async function operatorCommand(name, args, options = {}) {
  const { schema = 'before', mustBeStopped = false, needsDatabase = true } = options;
  const { env } = process;
  const { atStop, stopAll } = stopOnSignals();
  await ensureProductInstalled(log);
  await ensureBuilt({ only: ['backend'], log });
  const entry = join(CHECKOUT, 'backend', 'dist', 'cli', `${name}.js`);
  const problem = await run(['--check-arguments', ...args], env, 'ignore');
  if (problem) {
    process.exitCode = problem;
    return;
  }
  if (!needsDatabase) {
    process.exitCode = await run(args, env, 'inherit');
    return;
  }
  requireDatabaseInProduction(env);
  const dataDir = dataFolder(env);
  const database = await provideDatabase({ purpose: 'start', dataDir, log });
  atStop(database.stop);
  try {
    const isShared = database.isShared ?? false;
    if (mustBeStopped && isShared && !env.MONGODB_URI) {
      throw new Error(`The product, or another command, is using ${dataDir}. Stop it first.`);
    }
    const apiEnv = { ...env, MONGODB_URI: databaseUri(database.uri, env), DATA_DIR: dataDir };
    if (schema === 'before') await prepareSchema({ env: apiEnv, log, onlyIfNew: isShared });
    const code = await run(args, apiEnv, 'inherit');
    if (schema === 'after' && code === 0) await prepareSchema({ env: apiEnv, log });
    process.exitCode = code;
  } finally {
    await stopAll();
  }

  /**
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} env
   * @param {'inherit' | 'ignore'} input
   * @returns {Promise<number>} exit code
   */
  function run(args, env, input) {
    const child = spawn(process.execPath, ['--enable-source-maps', entry, ...args], {
      env,
      stdio: [input, 'inherit', 'inherit'],
    });
    /** @type {Promise<number>} */
    const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
    atStop(async () => {
      if (child.exitCode !== null) return;
      // What it was to do is not done, so whoever waits for it must not go on.
      process.exitCode = 1;
      child.kill();
      await ended;
    });
    return ended;
  }
}
