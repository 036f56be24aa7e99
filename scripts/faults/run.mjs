// @ts-check
/*
 * npm run faults [-- --short] [--submissions N] [--kills N]: starts a separate installation like `npm start`, and kills its
 * API, its database and its parent process with kill -9 while N concurrent submissions are sent, a quarter of each kind.
 * Clients retry with the same Idempotency-Key until a submission is accepted. Then every accepted submission must be stored
 * exactly once, with its document byte for byte and its mail, and nothing incomplete may remain. `npm test` runs the short
 * form.
 */

import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { commandOptions } from '../command/arguments.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { folderMode } from '../database/documentdb/location.mjs';
import { serviceAccount } from '../processes/account.mjs';
import { freePort } from '../processes/free-port.mjs';
import { PRODUCT } from '../product.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { killApi, killDatabase, restartEverything } from './faults.mjs';
import { Installation } from './installation.mjs';
import { Ledger, mailDifferences, orphanDifferences } from './ledger.mjs';

const values = commandOptions({
  short: { type: 'boolean' },
  submissions: { type: 'string' },
  kills: { type: 'string' },
});

const LONG = { submissions: 200, kills: 20, outages: 10, restarts: 6 };
const SHORT = { submissions: 60, kills: 3, outages: 2, restarts: 2 };
/** Time limit of each test, in ms. Generous for busy machines: it only prevents an endless wait. */
const TIME_LIMIT_MS = values.short ? 300_000 : 3_600_000;
const ACCOUNT = { email: 'office@example.org', password: 'brick-by-brick-2020' };

const form = values.short ? SHORT : LONG;
const atOnce = Number(values.submissions ?? form.submissions);
const kills = Number(values.kills ?? form.kills);

const { atStop, stopAll } = stopOnSignals();
/** Submissions that were answered with success, during all faults. @type {import('./submission.mjs').Accepted[]} */
const accepted = [];
/** @type {Installation} */
let installation;

before(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // A path without spaces, so that the database’s socket is inside the data folder.
  const dataDir = mkdtempSync(join(tmpdir(), `${PRODUCT}-faults-`));
  chmodSync(dataDir, folderMode(serviceAccount()));
  atStop(async () => rmSync(dataDir, { recursive: true, force: true }));
  installation = new Installation({ dataDir, port: await freePort(), account: ACCOUNT });
  atStop(() => installation.stop());
  await installation.start();
});

after(stopAll);

test(`npm start, killed ${form.restarts} times during submissions, restarts on its data`, {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const run = { installation, accepted, atOnce, log: t.diagnostic.bind(t) };
  await restartEverything(run, form.restarts);
});

test(`the database, killed until clients noticed ${form.outages} outages, is restarted while the API keeps running`, {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const run = { installation, accepted, atOnce, log: t.diagnostic.bind(t) };
  await killDatabase(run, form.outages);
});

test(`the API, killed ${kills} times during submissions, is restarted`, {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const run = { installation, accepted, atOnce, log: t.diagnostic.bind(t) };
  await killApi(run, kills);
});

test('every accepted submission is stored once, under its reference, with its document byte for byte', {
  timeout: TIME_LIMIT_MS,
}, async (t) => {
  const repeated = accepted.filter(({ tries }) => tries > 1).length;
  t.diagnostic(`${accepted.length} accepted, ${repeated} of them after a retry`);
  const ledger = new Ledger(installation.url, ACCOUNT);
  await ledger.logIn();
  assert.deepEqual(await ledger.differences(accepted), []);
});

test('every sender of an accepted submission gets one mail', { timeout: TIME_LIMIT_MS }, async () => {
  assert.deepEqual(await mailDifferences(join(installation.dataDir, 'mail'), accepted), []);
});

test('nothing incomplete remains', { timeout: TIME_LIMIT_MS }, async () => {
  const differences = await installation.withDatabase((db) =>
    orphanDifferences(db, join(installation.dataDir, 'spool'), accepted),
  );
  assert.deepEqual(differences, []);
});
