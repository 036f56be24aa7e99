// @ts-check
/*
 * npm run bench [-- --cold-database]: measures set-up, start, build, check and the API, idle and with 50 uploads, on a copy of
 * this checkout
 * and prints each figure beside its goal. Nothing fails on time: figures of different machines do not compare.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDatabase, provideDatabase } from '../database/provide.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { runMain } from '../setup/main.mjs';
import { step } from '../setup/progress.mjs';
import { stopOnSignals } from '../setup/stop-signals.mjs';
import { measureApi } from './api.mjs';
import { copyCheckout, productionPackagesBytes, secondsOf, secondsToServe } from './checkout.mjs';
import { measureUploads } from './uploads.mjs';

/** @typedef {{ what: string, value: string, goal: string }} Figure */

const { values } = parseArgs({ options: { 'cold-database': { type: 'boolean' } } });
const MIB = 1024 * 1024;
const ALL = ['backend', 'frontend-shell', 'frontend-public', 'frontend-admin', 'frontend-presentation'];
const seconds = (/** @type {number} */ value) => `${value.toFixed(1)} s`;

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  const work = mkdtempSync(join(tmpdir(), 'bench of a copy '));
  atStop(async () => rmSync(work, { recursive: true, force: true }));
  try {
    const checkout = copyCheckout(join(work, 'check out'));
    const dataDir = join(work, 'data');
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...process.env, DATA_DIR: dataDir };
    if (values['cold-database']) env.XDG_CACHE_HOME = join(work, 'cache');
    else await prepareDatabase({ dataDir, log: console.log });
    /** @type {Figure[]} */
    const figures = [];
    const add = (/** @type {string} */ what, /** @type {string} */ value, goal = '') =>
      figures.push({ what, value, goal });

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
    const database = await provideDatabase({ purpose: 'test', dataDir: work, log: console.log });
    atStop(database.stop);
    const api = await step('API alone', () =>
      measureApi({ checkout, uri: database.uri, dataDir: join(work, 'api') }),
    );
    add('API from cold to ready, median of 5', `${Math.round(api.readyMs)} ms`, '≤ 700 ms');
    add('API memory when idle (RSS)', `${Math.round(api.idleBytes / MIB)} MiB`, '≤ 130 MiB');
    const uploads = await step('50 uploads at once', () =>
      measureUploads({ checkout, uri: database.uri, dataDir: join(work, 'uploads') }),
    );
    const added = Math.round((uploads.peakBytes - uploads.idleBytes) / MIB);
    add('50 uploads of 10 MB at once, memory above idle (RSS)', `+${added} MiB`, '≤ +64 MiB');
    const bytes = await step('Production packages', () =>
      productionPackagesBytes(checkout, join(work, 'packages')),
    );
    add('production packages', `${Math.round(bytes / 1e6)} MB`, '≤ 250 MB');

    const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
    console.log(
      `\nNode.js ${process.version}, ${availableParallelism()} cores (${processor}); ${database.description.split(',')[0]}\n`,
    );
    console.log(asTable(figures));
  } finally {
    await stopAll();
  }
});

/**
 * @param {Figure[]} figures
 * @returns {string} as Markdown, for docs/benchmarks.md
 */
function asTable(figures) {
  const rows = figures.map(({ what, value, goal }) => `| ${what} | ${value} | ${goal} |`);
  return ['| what | measured | goal |', '|---|---|---|', ...rows].join('\n');
}
