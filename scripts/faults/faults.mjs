// @ts-check
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { stopwatch } from '../setup/progress.mjs';
import { waitUntil } from './wait-until.mjs';
import { Wave } from './wave.mjs';

/**
 * @typedef {object} Run
 * @property {import('./installation.mjs').Installation} installation
 * @property {import('./submission.mjs').Accepted[]} accepted what clients were told is added here
 * @property {number} atOnce submissions at the same time
 * @property {(line: string) => void} tell
 */

/** More would leave no time in which anything can be accepted. */
const KILLS_PER_WAVE = 4;
/** A fault that came after the last answer of its wave, or that no client noticed, is repeated so often per fault. */
const TRIES_PER_FAULT = 10;

/**
 * Every second time its children are killed with it.
 * @param {Run} run
 * @param {number} wanted
 */
export async function restartEverything(run, wanted) {
  let restarts = 0;
  await wavesUntil(run, wanted, async (wave) => {
    await inTheMidst(wave);
    const wasUnderWay = wave.isUnderWay;
    await run.installation.kill({ withChildren: restarts % 2 === 1 });
    const elapsed = stopwatch();
    await run.installation.start();
    run.tell(`ready ${elapsed()} after it was started again`);
    if (wasUnderWay) restarts += 1;
    return restarts;
  });
}

/**
 * In turn all programs of the database, and one alone.
 * @param {Run} run
 * @param {number} wanted outages that a client was told of
 */
export async function killDatabase(run, wanted) {
  const { installation, tell } = run;
  const api = installation.apiPid();
  let outages = 0;
  let round = 0;
  await wavesUntil(run, wanted, async (wave) => {
    await inTheMidst(wave);
    const parts = installation.databasePids();
    const turn = round % (parts.length + 1);
    round += 1;
    const chosen = parts.filter((_, index) => turn === 0 || turn === index + 1);
    for (const pid of chosen) process.kill(pid, 'SIGKILL');
    const elapsed = stopwatch();
    await wave.until(() => wave.statuses.has(503));
    await waitUntil('the database is restarted', () => {
      const now = installation.databasePids();
      return now.length === parts.length && chosen.every((pid) => !now.includes(pid));
    });
    await installation.untilReady();
    tell(`${chosen.length} of ${parts.length} programs killed, ready after ${elapsed()}`);
    await wave.settled;
    const unexpected = [...wave.statuses.keys()].filter((status) => status !== 201 && status !== 503);
    assert.deepEqual(unexpected, [], 'While the database was away, something else than 503 was answered.');
    if (wave.statuses.has(503)) outages += 1;
    return outages;
  });
  assert.equal(installation.apiPid(), api, 'The API ended with its database.');
}

/**
 * @param {Run} run
 * @param {number} wanted
 */
export async function killApi(run, wanted) {
  const { installation } = run;
  let kills = 0;
  await wavesUntil(run, wanted, async (wave) => {
    for (let inWave = 0; inWave < KILLS_PER_WAVE && kills < wanted; inWave += 1) {
      await installation.untilReady();
      await inTheMidst(wave);
      const pid = installation.apiPid();
      if (!wave.isUnderWay) break;
      if (pid === undefined) continue;
      process.kill(pid, 'SIGKILL');
      kills += 1;
      await waitUntil('the API is restarted', () => ![undefined, pid].includes(installation.apiPid()));
    }
    return kills;
  });
}

/**
 * Waves follow each other until there were as many faults as asked for.
 * @param {Run} run
 * @param {number} wanted
 * @param {(wave: Wave) => Promise<number>} breakIt how many faults there were so far
 */
async function wavesUntil({ installation, accepted, atOnce }, wanted, breakIt) {
  let tries = 0;
  for (let faults = 0; faults < wanted; tries += 1) {
    assert.ok(tries < wanted * TRIES_PER_FAULT, `Only ${faults} of ${wanted} faults met clients.`);
    const wave = new Wave(installation.url, { first: accepted.length, count: atOnce });
    try {
      faults = await breakIt(wave);
    } finally {
      // The ledger is checked after a failure as well.
      await wave.settled;
      accepted.push(...wave.accepted);
    }
    await wave.end();
    await installation.untilReady();
  }
}

/**
 * Sometimes before anything more is accepted, sometimes when half of the rest is.
 * @param {Wave} wave
 */
async function inTheMidst(wave) {
  const rest = wave.count - wave.accepted.length;
  const wanted = wave.accepted.length + randomInt(0, Math.floor(rest / 2) + 1);
  await wave.until(() => wave.accepted.length >= wanted);
}
