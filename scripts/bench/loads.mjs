// @ts-check
/*
 * npm run bench:loads: measures an API on an existing database under many concurrent clients: contact messages beside 50
 * logins and beside 200 clients that send a byte per second, and 50 uploads of 10 MB.
 *
 * Environment: `MONGODB_URI` with the name of the database, the `DATA_DIR` that belongs to it, `ADMIN_EMAIL` and
 * `ADMIN_PASSWORD` of an existing account. It adds 2,800 messages and 50 applications, so use a disposable database.
 * No figure fails the run.
 */

import { requireNoArguments } from '../command/arguments.mjs';
import { ReportedError, runMain } from '../command/main.mjs';
import { step } from '../command/progress.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { CHECKOUT } from '../product.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { messagesBesideLogins } from './clients/accounts.mjs';
import { messagesBesideSlowSockets } from './clients/slow-sockets.mjs';
import { uploadAtOnce } from './clients/uploads.mjs';
import { asTable } from './figures.mjs';
import { startApi } from './running-api.mjs';

const MIB = 1024 * 1024;

/** @typedef {import('./figures.mjs').Times} Times */

await runMain(async () => {
  requireNoArguments('npm run bench:loads');
  const { MONGODB_URI: uri, DATA_DIR: dataDir, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!uri || !dataDir || !email || !password) {
    console.error('Set MONGODB_URI, DATA_DIR, ADMIN_EMAIL and ADMIN_PASSWORD of a disposable database.');
    throw new ReportedError();
  }
  const { atStop, stopAll } = stopOnSignals();
  try {
    await ensureInstalled();
    await ensureBuilt({ only: ['backend'] });
    // Rate limits are raised, since they are not measured.
    const env = { RATE_LIMIT_SCALE: '100000' };
    const api = await startApi({ checkout: CHECKOUT, uri, dataDir, env });
    atStop(api.stop);
    const uploads = await step('50 uploads of 10 MB at once', () => uploadAtOnce(api));
    const logins = await step('50 logins at once', () => messagesBesideLogins(api.url, { email, password }));
    const slow = await step('200 slow clients', () => messagesBesideSlowSockets(api.url));
    const added = Math.round((uploads.peakBytes - uploads.idleBytes) / MIB);
    console.log(
      asTable(
        ['what', 'measured', 'goal'],
        [
          ['50 uploads of 10 MB at once, memory above idle (RSS)', `+${added} MiB`, '≤ +64 MiB'],
          ['the same, time for all', ms(uploads.ms), ''],
          [
            `a message beside 50 logins at once (${logins.logins} in all), 99th percentile`,
            ratio(logins),
            '≤ 2 ×',
          ],
          ['a message beside 200 clients of a byte a second, 99th percentile', ratio(slow), '≤ 2 ×'],
          ['such a client is sent away within', ms(slow.closedMs), '≤ 15 s'],
        ],
      ),
    );
  } finally {
    await stopAll();
  }
});

/** @param {number} value */
function ms(value) {
  return value < 1_000 ? `${value.toFixed(1)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

/**
 * @param {{ alone: Times, beside: Times }} times
 * @returns {string} 99th percentiles alone and beside the load, and their ratio
 */
function ratio({ alone, beside }) {
  return `${ms(alone.p99)}, ${ms(beside.p99)}, ${(beside.p99 / alone.p99).toFixed(1)} ×`;
}
