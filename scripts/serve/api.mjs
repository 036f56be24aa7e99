// @ts-check
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { supervise } from '../processes/supervise.mjs';
import { apiArguments, CHECKOUT } from '../product.mjs';
import { RotatingLog, readApiLine, saysListening } from './api-log.mjs';

/** Generous for busy machines: this timeout only prevents an endless wait. An API that ends is noticed at once. */
const READY_WITHIN_MS = 300_000;
/** Time limit for one response; generous for a server under load. */
const RESPONSE_WITHIN_MS = 10_000;
/** Time for accepted requests to finish when the API is stopped. */
const STOP_WITHIN_MS = 12_000;
/** Log levels at which the API logs that it listens. */
const LEVELS_WITH_LISTENING = ['info', 'debug'];

/**
 * Starts the built API and waits until it is ready. If it ends after that, it is restarted.
 * @param {{ env: NodeJS.ProcessEnv, dataDir: string, url: string, log: (line: string) => void,
 *   quiet?: boolean, maxPauseMs?: number, checkout?: string }} options `url`: where it will be reachable; `quiet`: log entries
 *   go to the file only; `maxPauseMs`: longest pause before a restart; `checkout`: the checkout with the build
 * @returns {Promise<import('../processes/supervise.mjs').SupervisedPart>}
 * @throws {Error} when it ends before it is ready, for instance because of an invalid setting
 */
export async function startApi({
  env,
  dataDir,
  url,
  log,
  quiet = false,
  maxPauseMs = 5_000,
  checkout = CHECKOUT,
}) {
  const file = new RotatingLog(join(dataDir, 'logs', 'api.log'), log);
  // A response alone may come from another server on that port, so the log entry is required too, if the level has it.
  let isListening = !LEVELS_WITH_LISTENING.includes(env.LOG_LEVEL || 'info');
  let wasReady = false;
  /** @type {string | undefined} */
  let howItEnded;
  const api = supervise(
    {
      name: 'The API',
      command: process.execPath,
      args: apiArguments(checkout),
      env,
      cwd: checkout,
      onOutput: (line) => {
        const { isEntry, shown } = readApiLine(line);
        if (isEntry) file.write(line);
        isListening ||= saysListening(line);
        if (shown !== undefined && !(quiet && isEntry)) log(shown);
      },
      stopSignal: 'SIGTERM',
      maxPauseMs,
      mayRestart: () => wasReady,
    },
    log,
  );
  void api.ended.then((how) => {
    howItEnded = how;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isUp = isListening && (await isReady(url));
    if (howItEnded !== undefined) {
      // A program that is killed says nothing itself, and with `quiet` its errors are only in the file.
      throw new Error(
        `The API ended before it was ready (${howItEnded}); the reason is above or in ${file.file}.`,
      );
    }
    if (isUp) break;
    if (Date.now() > deadline) {
      await api.stop();
      throw new Error(`The API was not ready within ${READY_WITHIN_MS / 1000} s; see ${file.file}.`);
    }
    await pause(50);
  }
  wasReady = true;
  return { ...api, stop: () => api.stop(STOP_WITHIN_MS) };
}

/** @param {string} url */
async function isReady(url) {
  try {
    const { ok } = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) });
    return ok;
  } catch {
    return false;
  }
}
