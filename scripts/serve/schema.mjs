// @ts-check
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';

/**
 * Runs the migrations and builds the indexes that the built API needs, before the API is started. Logs steps that take long.
 * @param {{ env: NodeJS.ProcessEnv, log: (line: string) => void, checkout?: string, onlyIfNew?: boolean }} options
 *   `env`: environment of the API, including MONGODB_URI; `checkout`: the checkout with the build; `onlyIfNew`: refuses a
 *   database of another version, whose servers may be running
 * @throws {Error} when a step fails; its message has been logged
 */
export async function prepareSchema({ env, log, checkout = CHECKOUT, onlyIfNew = false }) {
  const entry = join(checkout, 'backend', 'dist', 'cli', 'migrate.js');
  const args = ['--enable-source-maps', entry, ...(onlyIfNew ? ['--only-if-new'] : [])];
  try {
    await runCommand(process.execPath, args, {
      env,
      cwd: checkout,
      onLine: (line) => log(`  ${line}`),
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error('The schema of the database could not be prepared, see above.');
  }
}
