// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { step } from '../../command/progress.mjs';
import { stopOnSignals } from '../../command/stop-signals.mjs';
import { provideDatabase } from '../../database/provide.mjs';
import { CHECKOUT } from '../../product.mjs';
import { summary } from '../figures.mjs';
import { driver } from './driver.mjs';
import { residentBytesOfAll } from './measure/load.mjs';
import { pictureOf } from './measure/picture.mjs';
import { tablesOf } from './measure/report.mjs';
import { attempt, fill, takeTurns } from './measure/turns.mjs';
import { nest } from './nest.mjs';
import { payload } from './payload.mjs';
import { product } from './product.mjs';
import { raw } from './raw.mjs';
import { strapi } from './strapi.mjs';

/** @type {readonly import('./types.d.ts').Peer[]} */
const PEERS = [driver, raw, nest, product, strapi, payload];
const STARTS = 3;
const PICTURE = join(CHECKOUT, 'docs', 'images', 'peers.svg');

/**
 * npm run bench -- peers [--only nest,strapi --seconds 5 --rounds 3 --clients 16 --records 2000]: compares the same form and
 * the same list in this product, a bare server, bare Nest and two headless CMSs, on one database server, in alternating
 * rounds. Prints tables for docs/benchmarks.md; a run of all peers also draws docs/images/peers.svg. A peer that cannot be
 * installed, started or called is listed with the reason, and the others go on.
 * @param {string[]} args
 */
export async function comparePeers(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      clients: { type: 'string', default: '16' },
      records: { type: 'string', default: '2000' },
    },
  });
  const names = values.only.split(',').filter(Boolean);
  const unknown = names.filter((name) => !PEERS.some((peer) => peer.name === name));
  if (unknown.length > 0) throw new Error(`There is no peer ${unknown.join(', ')}.`);
  /** @type {import('./types.d.ts').Result[]} */
  const results = PEERS.filter(({ name }) => names.length === 0 || names.includes(name)).map((peer) => ({
    peer,
    figures: {},
  }));

  const { atStop, stopAll } = stopOnSignals();
  const work = mkdtempSync(join(tmpdir(), 'bench of peers '));
  atStop(async () => rmSync(work, { recursive: true, force: true }));
  try {
    const database = await provideDatabase({ purpose: 'test', dataDir: work, log: console.log });
    atStop(database.stop);
    const environment = { mongodb: database.uri.replace(/\/$/, ''), postgres: database.postgresSocket, work };
    const amount = {
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
      clients: Number(values.clients),
      records: Number(values.records),
      databasePids: Object.values(database.parts ?? {}).flatMap((part) => part.pid() ?? []),
    };
    for (const result of results) {
      await attempt(result, () =>
        step(`${result.peer.title}: installation, starts, records`, async () => {
          await prepareAndStart(result, environment, atStop);
          await fill(result, amount);
        }),
      );
    }
    // Lists are measured first, while all peers have the same number of records.
    await takeTurns(results, ['list', 'search'], amount);
    await takeTurns(results, ['post', 'document'], amount);
    for (const result of results) {
      const { pid } = result.running ?? {};
      if (pid && !result.problem) result.bytes = residentBytesOfAll(pid);
    }
    console.log(
      `\nNode.js ${process.version}, ${availableParallelism()} cores, load ${loadavg()[2]?.toFixed(1)} in 15 minutes; ` +
        `${database.description.split(',')[0]}\n`,
    );
    console.log(tablesOf(results, amount));
    if (names.length === 0) writeFileSync(PICTURE, pictureOf(results));
  } finally {
    await stopAll();
  }
}

/**
 * Installs a peer and starts it several times; the last start keeps running.
 * @param {import('./types.d.ts').Result} result
 * @param {Pick<import('./types.d.ts').PeerEnvironment, 'mongodb' | 'postgres' | 'work'>} where
 * @param {(stop: () => Promise<void>) => void} atStop
 */
async function prepareAndStart(result, where, atStop) {
  const { peer } = result;
  if (peer.install) result.installation = await peer.install();
  const environment = { ...where, folder: result.installation?.folder ?? '', env: {} };
  if (peer.prepare) environment.env = await peer.prepare(environment);
  const times = [];
  for (let start = 1; start <= STARTS; start += 1) {
    const running = await peer.start(environment);
    times.push(running.readyMs ?? 0);
    if (start < STARTS && running.pid) {
      await running.stop();
      continue;
    }
    result.running = running;
    atStop(running.stop);
    break;
  }
  if (result.running?.pid) result.readyMs = summary(times).median;
}
