// @ts-check
/*
 * npm run faults [-- --submissions N] [--kills N]: kills the API with kill -9 again and again while N submissions are sent
 * in parallel, a quarter of each kind, each repeated with its Idempotency-Key until it is accepted. Then every accepted
 * one must be there exactly once, with its paper byte for byte and its mail, and nothing half-written may stay.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { provideDatabase } from '../database/provide.mjs';
import { freePort } from '../processes/free-port.mjs';
import { startApi } from '../serve/api.mjs';
import { ensureBuilt } from '../setup/builds.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { runMain, Told } from '../setup/main.mjs';
import { step } from '../setup/progress.mjs';
import { stopOnSignals } from '../setup/stop-signals.mjs';
import { Ledger, mailDifferences, orphanDifferences } from './ledger.mjs';
import { newSubmission, sendUntilAccepted } from './submission.mjs';

const ACCOUNT = { email: 'office@example.org', password: 'brick-by-brick-2020' };
/** Unlike any other, since MONGODB_URI may name a server with other data on it. */
const DATABASE = `faults_${randomBytes(6).toString('hex')}`;
/** More would leave no time in which anything can be accepted. */
const KILLS_PER_WAVE = 4;
const log = console.log;

const { values } = parseArgs({
  options: { submissions: { type: 'string', default: '200' }, kills: { type: 'string', default: '20' } },
});
const atOnce = Number(values.submissions);
const wantedKills = Number(values.kills);

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  await ensureBuilt({ only: ['backend'] });
  const dataDir = mkdtempSync(join(tmpdir(), 'faults data '));
  atStop(async () => rmSync(dataDir, { recursive: true, force: true }));
  try {
    const database = await provideDatabase({ purpose: 'test', dataDir, log });
    atStop(database.stop);
    const uri = database.uri;
    atStop(() => withClient(uri, async (db) => void (await db.dropDatabase())));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const api = await step('Starting the API', () =>
      startApi({
        url,
        dataDir,
        log,
        quiet: true,
        longestPauseMs: 0,
        env: apiEnvironment({ uri, port, dataDir }),
      }),
    );
    atStop(() => api.stop());
    const accepted = await step(`${wantedKills} kills during submissions, ${atOnce} at once`, () =>
      killAndSend(url, api),
    );
    const repeated = accepted.filter(({ tries }) => tries > 1).length;
    log(`  ${accepted.length} accepted, ${repeated} of them after a repetition; ${api.restarts()} restarts`);
    const ledger = new Ledger(url, ACCOUNT);
    await ledger.logIn();
    const differences = [
      ...(await step('Records and papers', () => ledger.differences(accepted))),
      ...(await step('Mails', () => mailDifferences(join(dataDir, 'mail'), accepted))),
      ...(await step('Nothing half-written', () =>
        withClient(uri, (db) => orphanDifferences(db, join(dataDir, 'spool'), accepted)),
      )),
    ];
    for (const difference of differences.slice(0, 20)) log(`  ${difference}`);
    if (differences.length > 0)
      throw new Error(`The ledger is not exact: ${differences.length} differences.`);
    if (api.restarts() < wantedKills) throw new Error('The API was not killed as often as asked for.');
    log('The ledger is exact.');
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    throw new Told();
  } finally {
    await stopAll();
  }
});

/**
 * @param {string} url
 * @param {import('../processes/supervise.mjs').SupervisedPart} api
 * @returns {Promise<import('./submission.mjs').Accepted[]>}
 */
async function killAndSend(url, api) {
  /** @type {import('./submission.mjs').Accepted[]} */
  const accepted = [];
  let kills = 0;
  // Waves follow each other until the API was killed often enough.
  while (kills < wantedKills) {
    let isThrough = false;
    const killsAfterWave = Math.min(kills + KILLS_PER_WAVE, wantedKills);
    const wave = Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        sendUntilAccepted(url, newSubmission(accepted.length + index)),
      ),
    ).finally(() => {
      isThrough = true;
    });
    const killer = async () => {
      while (!isThrough && kills < killsAfterWave) {
        await waitUntilLive(url);
        // Sometimes before the first byte is stored, sometimes in the midst of answers.
        await pause(Math.random() * 400);
        const pid = api.pid();
        if (pid === undefined || isThrough) continue;
        process.kill(pid, 'SIGKILL');
        kills += 1;
        await pause(50);
      }
    };
    const [results] = await Promise.all([wave, killer()]);
    accepted.push(...results);
  }
  await waitUntilLive(url);
  return accepted;
}

/** @param {string} url */
async function waitUntilLive(url) {
  for (;;) {
    const isLive = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isLive) return;
    await pause(20);
  }
}

/**
 * @param {{ uri: string, port: number, dataDir: string }} options
 * @returns {NodeJS.ProcessEnv}
 */
function apiEnvironment({ uri, port, dataDir }) {
  const { SMTP_URL: _writtenToFilesHere, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    MONGODB_URI: withDatabase(uri),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
  };
}

/**
 * @template T
 * @param {string} uri
 * @param {(db: import('mongodb').Db) => Promise<T>} use
 */
async function withClient(uri, use) {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(withDatabase(uri));
  try {
    return await use(client.db());
  } finally {
    await client.close();
  }
}

/** @param {string} uri */
function withDatabase(uri) {
  const address = new URL(uri);
  address.pathname = `/${DATABASE}`;
  return address.toString();
}
