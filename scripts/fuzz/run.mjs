// @ts-check
/*
 * npm run fuzz [-- --bodies N] [--seed N] [--call PATH]: runs the test of `npm test` that sends random bodies to every public
 * call, with 10,000 bodies per call and a new seed in every run. A failure names its seed.
 * npm run fuzz -- --costly [--repeats N] [--call PATH]: measures how long the most expensive requests block the API, on an
 * empty database or on the one that `MONGODB_URI` names, with its `DATA_DIR`. See costly.mjs.
 */

import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { commandOptions } from '../command/arguments.mjs';
import { ReportedError, runMain } from '../command/main.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { provideDatabase } from '../database/provide.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { dataFolder } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';

const values = commandOptions({
  bodies: { type: 'string', default: '10000' },
  seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  call: { type: 'string' },
  costly: { type: 'boolean', default: false },
  repeats: { type: 'string', default: '5' },
});
const log = console.log;

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  try {
    const dataDir = dataFolder(process.env);
    const database = await provideDatabase({ purpose: 'test', dataDir, log });
    atStop(database.stop);
    if (values.costly) {
      await ensureBuilt({ only: ['backend'] });
      const { repeats, call = '/' } = values;
      // Imported here because it needs packages that may only have been installed above.
      const { sendCostlyRequests } = await import('./costly.mjs');
      await sendCostlyRequests({ uri: database.uri, dataDir, repeats: Number(repeats), call, log });
      return;
    }
    log(`${values.bodies} bodies to each call, seed ${values.seed}`);
    await runCommand(
      process.execPath,
      [
        ...[join(CHECKOUT, 'node_modules', 'jest', 'bin', 'jest.js'), '--config', 'backend/jest.config.mjs'],
        ...[
          '--selectProjects',
          'backend api file',
          '--testPathPatterns',
          'any-body',
          '--testNamePattern',
          values.call ?? '/api/',
        ],
        ...['--verbose', '--runInBand'],
      ],
      {
        cwd: CHECKOUT,
        env: {
          ...process.env,
          NODE_ENV: 'test',
          MONGODB_URI: database.uri,
          FUZZ_BODIES: values.bodies,
          FUZZ_SEED: values.seed,
        },
        onLine: log,
      },
    );
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new ReportedError();
  } finally {
    await stopAll();
  }
});
