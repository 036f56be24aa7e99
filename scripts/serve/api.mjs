// @ts-check
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { supervise } from '../processes/supervise.mjs';
import { apiArguments, CHECKOUT } from '../product.mjs';
import { ReportedError } from '../setup/main.mjs';
import { RotatingLog, readApiLine, saysListening } from './api-log.mjs';

/**
 * A guard against waiting for ever: a busy machine may take as long as it needs, and an API that ends is noticed at once.
 */
const READY_WITHIN_MS = 300_000;
/** One answer; a server that many clients ask at once is slow, not dead. */
const ANSWER_WITHIN_MS = 10_000;
/** Accepted requests finish within this time at a stop. */
const STOP_WITHIN_MS = 12_000;
/** Levels of its log at which the API says that it listens. */
const SAY_LISTENING = ['info', 'debug'];

/**
 * Starts the built API and keeps it running: an end after it was ready once is followed by a restart.
 * @param {{ env: NodeJS.ProcessEnv, dataDir: string, url: string, log: (line: string) => void,
 *   quiet?: boolean, longestPauseMs?: number, checkout?: string }} options `url`: where it will answer; `quiet`: its log
 *   entries go to the file only; `longestPauseMs`: before a restart; `checkout`: where it is built
 * @returns {Promise<import('../processes/supervise.mjs').SupervisedPart>} when it is ready
 * @throws {ReportedError} when it ends before it is ready, for instance because of a wrong setting
 */
export async function startApi({
  env,
  dataDir,
  url,
  log,
  quiet = false,
  longestPauseMs = 5_000,
  checkout = CHECKOUT,
}) {
  const file = new RotatingLog(join(dataDir, 'logs', 'api.log'), log);
  // An answer alone may be that of another server. At coarser levels the API does not say that it listens.
  let isListening = !SAY_LISTENING.includes(env.LOG_LEVEL || 'info');
  let wasReady = false;
  let hasEnded = false;
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
      longestPauseMs,
      mayRestart: () => wasReady,
    },
    log,
  );
  void api.ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isAnswering = isListening && (await isReady(url));
    if (hasEnded) throw new ReportedError('The API ended before it was ready.');
    if (isAnswering) break;
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
    const { ok } = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return ok;
  } catch {
    return false;
  }
}
