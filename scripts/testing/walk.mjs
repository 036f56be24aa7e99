// @ts-check
/*
 * npm run walk [-- --seeds N | --seeds 7,12 | --first-visit] [--only WORDS] [--patience N]: walks through every form and every
 * list of the console while scripts of remotes fail at a random moment, as `npm test` does with a few seeds. The seed decides
 * language or colour scheme, width, moment and fault; a failure names it. WORDS are part of a test's name. --patience makes
 * time limits N times as long, for a busy machine.
 *
 * With --first-visit instead, it makes each script of a first visit of three pages fail once, fail always, be truncated and
 * stall.
 */

import { join } from 'node:path';
import { commandOptions } from '../command/arguments.mjs';
import { ReportedError, runMain } from '../command/main.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { provideDatabase } from '../database/provide.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { dataFolder } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureBrowser } from '../setup/install/browser.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';

const values = commandOptions({
  seeds: { type: 'string', default: '20' },
  only: { type: 'string', default: '' },
  patience: { type: 'string', default: '1' },
  'first-visit': { type: 'boolean', default: false },
});
const log = console.log;

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  try {
    const browser = await ensureBrowser();
    await ensureBuilt();
    const database = await provideDatabase({ purpose: 'test', dataDir: dataFolder(process.env), log });
    atStop(database.stop);
    await runCommand(
      process.execPath,
      [
        join(CHECKOUT, 'node_modules', '@playwright', 'test', 'cli.js'),
        ...[
          'test',
          values['first-visit'] ? 'lost-scripts' : 'cut-scripts',
          '--workers',
          '1',
          '--reporter',
          'list',
          '--grep',
          values.only,
        ],
      ],
      {
        cwd: join(CHECKOUT, 'e2e'),
        env: {
          ...process.env,
          MONGODB_URI: database.uri,
          BROWSER_EXECUTABLE: browser,
          FIRST_VISIT: values['first-visit'] ? 'all' : 'few',
          WALK_SEEDS: values.seeds,
          WALK_PATIENCE: values.patience,
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
