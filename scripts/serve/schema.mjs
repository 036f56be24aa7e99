// @ts-check
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';

/**
 * Brings the database to what the built API wants, before it is started: indexes and migrations. What takes long is told.
 * @param {{ env: NodeJS.ProcessEnv, log: (line: string) => void, checkout?: string, onlyIfNew?: boolean }} options
 *   `env`: with MONGODB_URI, as for the API; `checkout`: where it is built; `onlyIfNew`: a database of another version,
 *   whose servers may be running, is refused
 * @throws {Error} when it could not be done; the sentence of the step was logged
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
