// @ts-check
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';

/**
 * Brings the database to what the built API wants, before it is started: indexes and migrations. What takes long is told.
 * @param {{ env: NodeJS.ProcessEnv, log: (line: string) => void, checkout?: string }} options `env`: with MONGODB_URI,
 *   as for the API; `checkout`: where it is built
 * @throws {Error} with the sentence of the step, when it could not be done
 */
export async function prepareSchema({ env, log, checkout = CHECKOUT }) {
  const entry = join(checkout, 'backend', 'dist', 'cli', 'migrate.js');
  try {
    await runCommand(process.execPath, ['--enable-source-maps', entry], {
      env,
      cwd: checkout,
      onLine: (line) => log(`  ${line}`),
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(`The schema of the database could not be prepared.\n${error.output.trim()}`);
  }
}
