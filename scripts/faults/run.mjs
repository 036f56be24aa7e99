// @ts-check
/*
 * npm run faults [-- --short] [--submissions N] [--kills N]: an installation of its own, started as `npm start` does,
 * loses its API, its database and its parent process by kill -9 while N submissions at a time are sent, a quarter of each
 * kind, each repeated with its Idempotency-Key until it is accepted. Then every accepted one must be there exactly once,
 * with its document byte for byte and its mail, and nothing half-written may stay. `npm test` runs the short form.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseArgs } from 'node:util';
import { passable } from '../database/documentdb/location.mjs';
import { serviceAccount } from '../processes/account.mjs';
import { freePort } from '../processes/free-port.mjs';
import { PRODUCT } from '../product.mjs';
import { ensureBuilt } from '../setup/builds.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { stopOnSignals } from '../setup/stop-signals.mjs';
import { killApi, killDatabase, restartEverything } from './faults.mjs';
import { Installation } from './installation.mjs';
import { Ledger, mailDifferences, orphanDifferences } from './ledger.mjs';

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, submissions: { type: 'string' }, kills: { type: 'string' } },
});

const LONG = { submissions: 200, kills: 20, outages: 10, restarts: 6 };
const SHORT = { submissions: 60, kills: 3, outages: 2, restarts: 2 };
/** No part of a run takes so long, on the busiest machine either: whatever waits for ever is named instead, in ms. */
const TIME_LIMIT_MS = values.short ? 300_000 : 3_600_000;
const ACCOUNT = { email: 'office@example.org', password: 'brick-by-brick-2020' };

const form = values.short ? SHORT : LONG;
const atOnce = Number(values.submissions ?? form.submissions);
const kills = Number(values.kills ?? form.kills);

const { atStop, stopAll } = stopOnSignals();
/** What clients were told, over all faults. @type {import('./submission.mjs').Accepted[]} */
const accepted = [];
/** @type {Installation} */
let installation;

before(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // No spaces: otherwise the database's socket would lie elsewhere among the temporary files.
  const dataDir = mkdtempSync(join(tmpdir(), `${PRODUCT}-faults-`));
  chmodSync(dataDir, passable(serviceAccount()));
  atStop(async () => rmSync(dataDir, { recursive: true, force: true }));
  installation = new Installation({ dataDir, port: await freePort(), account: ACCOUNT });
  atStop(() => installation.stop());
  await installation.start();
});

after(stopAll);

test(`npm start, killed ${form.restarts} times during submissions, starts again on its data`, {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const run = { installation, accepted, atOnce, tell: t.diagnostic.bind(t) };
  await restartEverything(run, form.restarts);
});

test(`the database, killed until clients met ${form.outages} outages, comes back under an API that lives on`, {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const run = { installation, accepted, atOnce, tell: t.diagnostic.bind(t) };
  await killDatabase(run, form.outages);
});

test(`the API, killed ${kills} times during submissions, is restarted`, {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const run = { installation, accepted, atOnce, tell: t.diagnostic.bind(t) };
  await killApi(run, kills);
});

test('every accepted submission is stored once, under its reference, with its document byte for byte', {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const repeated = accepted.filter(({ tries }) => tries > 1).length;
  t.diagnostic(`${accepted.length} accepted, ${repeated} of them after a repetition`);
  const ledger = new Ledger(installation.url, ACCOUNT);
  await ledger.logIn();
  assert.deepEqual(await ledger.differences(accepted), []);
});

test('every sender of an accepted submission gets one mail', { timeout: TIME_LIMIT_MS }, async () => {
  assert.deepEqual(await mailDifferences(join(installation.dataDir, 'mail'), accepted), []);
});

test('nothing half-written stays', { timeout: TIME_LIMIT_MS }, async () => {
  const differences = await installation.withDatabase((db) =>
    orphanDifferences(db, join(installation.dataDir, 'spool'), accepted),
  );
  assert.deepEqual(differences, []);
});
