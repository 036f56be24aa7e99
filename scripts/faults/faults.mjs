// @ts-check
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { stopwatch } from '../command/progress.mjs';
import { waitUntil } from './wait-until.mjs';
import { Wave } from './wave.mjs';

/**
 * @typedef {object} Run
 * @property {import('./installation.mjs').Installation} installation
 * @property {import('./submission.mjs').Accepted[]} accepted submissions that were answered with success are added here
 * @property {number} atOnce concurrent submissions
 * @property {(line: string) => void} log
 */

/** More kills would leave no time in which a submission can be accepted. */
const KILLS_PER_WAVE = 4;
/** Waves per requested fault, because a fault does not count if it comes after its wave or no client notices it. */
const MAX_WAVES_PER_FAULT = 10;

/**
 * Kills and restarts the whole installation during waves of submissions. Every second time, child processes are killed at
 * the same moment.
 * @param {Run} run
 * @param {number} wanted number of restarts
 */
export async function restartEverything(run, wanted) {
  let restarts = 0;
  await wavesUntil(run, wanted, async (wave) => {
    await someAccepted(wave);
    const wasRunning = wave.isUnderWay;
    await run.installation.kill({ withChildren: restarts % 2 === 1 });
    const elapsed = stopwatch();
    await run.installation.start();
    run.log(`ready ${elapsed()} after the restart`);
    if (wasRunning) restarts += 1;
    return restarts;
  });
}

/**
 * Kills programs of the database during waves of submissions: all of them, then each alone, then all again.
 * @param {Run} run
 * @param {number} wanted number of outages that a client noticed
 */
export async function killDatabase(run, wanted) {
  const { installation, log } = run;
  const api = installation.apiPid();
  let outages = 0;
  let round = 0;
  await wavesUntil(run, wanted, async (wave) => {
    await someAccepted(wave);
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
    log(`${chosen.length} of ${parts.length} programs killed, ready after ${elapsed()}`);
    await wave.settled;
    const unexpected = [...wave.statuses.keys()].filter((status) => status !== 201 && status !== 503);
    assert.deepEqual(unexpected, [], 'Without its database, the API answered with another status than 503.');
    if (wave.statuses.has(503)) outages += 1;
    return outages;
  });
  assert.equal(installation.apiPid(), api, 'The API ended with its database.');
}

/**
 * Kills the API during waves of submissions.
 * @param {Run} run
 * @param {number} wanted number of kills
 */
export async function killApi(run, wanted) {
  const { installation } = run;
  let kills = 0;
  await wavesUntil(run, wanted, async (wave) => {
    for (let inWave = 0; inWave < KILLS_PER_WAVE && kills < wanted; inWave += 1) {
      await installation.untilReady();
      await someAccepted(wave);
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
 * Sends one wave after the other until there were enough faults.
 * @param {Run} run
 * @param {number} wanted number of faults
 * @param {(wave: Wave) => Promise<number>} injectFault resolves to the number of faults so far
 */
async function wavesUntil({ installation, accepted, atOnce }, wanted, injectFault) {
  let waves = 0;
  for (let faults = 0; faults < wanted; waves += 1) {
    assert.ok(waves < wanted * MAX_WAVES_PER_FAULT, `Clients noticed only ${faults} of ${wanted} faults.`);
    const wave = new Wave(installation.url, { first: accepted.length, count: atOnce });
    try {
      faults = await injectFault(wave);
    } finally {
      // Added even after a failure, because the ledger is checked then too.
      await wave.settled;
      accepted.push(...wave.accepted);
    }
    await wave.end();
    await installation.untilReady();
  }
}

/**
 * Waits until a random number of further submissions is accepted: between none and half of the rest.
 * @param {Wave} wave
 */
async function someAccepted(wave) {
  const rest = wave.count - wave.accepted.length;
  const wanted = wave.accepted.length + randomInt(0, Math.floor(rest / 2) + 1);
  await wave.until(() => wave.accepted.length >= wanted);
}
