// @ts-check
/*
 * npm run bench [-- --cold-database | --accounts | peers]: measures set-up, start, build and check on a copy of this
 * checkout, and the API when idle, with 50 uploads and with 50 logins. Prints each figure next to its goal.
 * With --cold-database the database is downloaded or built again too. With --accounts it measures only logins and password
 * resets, on this checkout. npm run bench -- peers compares the API with other servers, see peers/compare.mjs.
 * No figure fails the run, because figures of different machines are not comparable.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from '../command/arguments.mjs';
import { runMain } from '../command/main.mjs';
import { step } from '../command/progress.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { prepareDatabase, provideDatabase } from '../database/provide.mjs';
import { CHECKOUT } from '../product.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { measureApi } from './api.mjs';
import { copyCheckout, productionPackagesBytes, secondsOf, secondsToServe } from './checkout.mjs';
import { measureForgottenPassword, measureLogins } from './clients/accounts.mjs';
import { measureUploads } from './clients/uploads.mjs';
import { asTable } from './figures.mjs';

/** @typedef {{ what: string, value: string, goal: string }} Figure */

const [part, ...rest] = process.argv.slice(2);
const comparesPeers = part === 'peers';
const values = commandOptions(
  { 'cold-database': { type: 'boolean' }, accounts: { type: 'boolean' } },
  comparesPeers ? [] : process.argv.slice(2),
);
const MIB = 1024 * 1024;
const ALL = ['backend', 'frontend-shell', 'frontend-public', 'frontend-admin', 'frontend-presentation'];
const seconds = (/** @type {number} */ value) => `${value.toFixed(1)} s`;

/** @type {Figure[]} */
const figures = [];
const add = (/** @type {string} */ what, /** @type {string} */ value, goal = '') =>
  figures.push({ what, value, goal });

await runMain(async () => {
  await ensureInstalled();
  if (!comparesPeers) return measureProduct();
  // Imported here because it needs packages that may only have been installed above.
  const { comparePeers } = await import('./peers/compare.mjs');
  await comparePeers(rest);
});

async function measureProduct() {
  const { atStop, stopAll } = stopOnSignals();
  const work = mkdtempSync(join(tmpdir(), 'bench of a copy '));
  atStop(async () => rmSync(work, { recursive: true, force: true }));
  try {
    const checkout = values.accounts ? CHECKOUT : copyCheckout(join(work, 'check out'));
    if (values.accounts) await ensureBuilt({ only: ['backend'] });
    else await addSetUp(checkout, work);
    const database = await provideDatabase({ purpose: 'test', dataDir: work, log: console.log });
    atStop(database.stop);
    if (!values.accounts) await addApi(checkout, work, database.uri);
    await addAccounts(checkout, work, database.uri);

    const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
    console.log(
      `\nNode.js ${process.version}, ${availableParallelism()} cores (${processor}); ${database.description.split(',')[0]}\n`,
    );
    console.log(
      asTable(
        ['what', 'measured', 'goal'],
        figures.map(({ what, value, goal }) => [what, value, goal]),
      ),
    );
  } finally {
    await stopAll();
  }
}

/**
 * @param {string} checkout
 * @param {string} work
 */
async function addSetUp(checkout, work) {
  const dataDir = join(work, 'data');
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, DATA_DIR: dataDir };
  if (values['cold-database']) env.XDG_CACHE_HOME = join(work, 'cache');
  else await prepareDatabase({ dataDir, log: console.log });
  const cold = await step('First npm start', () => secondsToServe(checkout, env));
  add(
    `fresh clone to serving (${values['cold-database'] ? 'database too' : 'packages and database in cache'})`,
    seconds(cold),
    '≤ 60 s',
  );
  add(
    'second npm start to serving',
    seconds(await step('Second npm start', () => secondsToServe(checkout, env))),
  );
  add(
    'npm run build, everything',
    seconds(await step('Build', () => secondsOf(checkout, 'scripts/build.mjs', ALL))),
  );
  add(
    'npm run check, first',
    seconds(await step('First check', () => secondsOf(checkout, 'scripts/check.mjs'))),
  );
  add(
    'npm run check, again',
    seconds(await step('Second check', () => secondsOf(checkout, 'scripts/check.mjs'))),
  );
}

/**
 * @param {string} checkout
 * @param {string} work
 * @param {string} uri
 */
async function addApi(checkout, work, uri) {
  const api = await step('API alone', () => measureApi({ checkout, uri, dataDir: join(work, 'api') }));
  add('API from cold to ready, median of 5', `${Math.round(api.readyMs)} ms`, '≤ 700 ms');
  add('API memory when idle (RSS)', `${Math.round(api.idleBytes / MIB)} MiB`, '≤ 130 MiB');
  const uploads = await step('50 uploads at once', () =>
    measureUploads({ checkout, uri: `${uri}/bench_uploads`, dataDir: join(work, 'uploads') }),
  );
  const added = Math.round((uploads.peakBytes - uploads.idleBytes) / MIB);
  add('50 uploads of 10 MB at once, memory above idle (RSS)', `+${added} MiB`, '≤ +64 MiB');
  const bytes = await step('Production packages', () =>
    productionPackagesBytes(checkout, join(work, 'packages')),
  );
  add('production packages', `${Math.round(bytes / 1e6)} MB`, '≤ 250 MB');
}

/**
 * @param {string} checkout
 * @param {string} work
 * @param {string} uri
 */
async function addAccounts(checkout, work, uri) {
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const { known, unknown, afterKnown, afterUnknown } = await step('Forgotten passwords', () =>
    measureForgottenPassword({ checkout, uri: `${uri}/bench_forgotten`, dataDir: join(work, 'forgotten') }),
  );
  const both = (/** @type {number} */ one, /** @type {number} */ other) =>
    `${ms(one)}, ${ms(other)}, ${ms(one - other)}`;
  const what = 'forgot-password, 200 tries: known address, unknown, difference';
  add(`${what}; median`, both(known.median, unknown.median), 'alike');
  add('the same, 95th percentile', both(known.p95, unknown.p95), 'alike');
  add('the call that follows at once; median', both(afterKnown.median, afterUnknown.median), 'alike');
  add('the same, 95th percentile', both(afterKnown.p95, afterUnknown.p95), 'alike');
  const { alone, beside, logins } = await step('50 logins at once', () =>
    measureLogins({ checkout, uri: `${uri}/bench_logins`, dataDir: join(work, 'logins') }),
  );
  add(
    `contact message, 99th percentile of 600: alone, beside 50 logins at once (${logins} in all)`,
    `${ms(alone.p99)}, ${ms(beside.p99)}, ${(beside.p99 / alone.p99).toFixed(1)} ×`,
    '≤ 2 ×',
  );
  add('the same, median', `${ms(alone.median)}, ${ms(beside.median)}`);
}
