// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithParent } from './parent-death.mjs';
import { lineSplitter } from './run-command.mjs';

/** A program that ends within this time is restarted after a growing pause (back-off), in ms. */
const SHORT_LIFE_MS = 5_000;
const MAX_PAUSE_MS = 5_000;
/** A log file larger than this is truncated at the start, in bytes. */
const LOG_LIMIT_BYTES = 5 * 1024 * 1024;

/**
 * @typedef {object} Part
 * @property {string} name for messages, such as "PostgreSQL"
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {string} [logFile] standard output and error are appended to this file; without it they go to `onOutput`
 * @property {(line: string) => void} [onOutput]
 * @property {import('./account.mjs').Account | undefined} [account] runs as this account instead of root
 * @property {NodeJS.Signals} stopSignal sent by `stop`, and by the kernel when this process dies
 * @property {() => Promise<void> | void} [beforeRestart] cleans up after a crash
 * @property {number} [maxPauseMs] longest pause before a restart, by default 5 s
 * @property {() => boolean} [mayRestart] returns false when the program must not be restarted
 */

/**
 * @typedef {object} SupervisedPart
 * @property {() => number | undefined} pid
 * @property {() => number} restarts how often it was restarted
 * @property {() => string} lastOutput the last three lines of its log file
 * @property {Promise<string>} ended resolves, when it has ended and is not restarted, to how, such as "exit code 1"
 * @property {(graceMs?: number) => Promise<void>} stop sends the stop signal, waits, and kills the program if it does not end
 */

/**
 * Starts a long-running program and restarts it whenever it ends, until `stop`. It runs in its own process group, so that
 * Ctrl-C in a terminal reaches only this process. On Linux the kernel sends it the stop signal when this process dies, even
 * by kill -9.
 * @param {Part} part
 * @param {(line: string) => void} log
 * @returns {SupervisedPart}
 */
export function supervise(part, log) {
  if (part.logFile) prepareLogFile(part.logFile);
  const [command, args] = endsWithParent(part.stopSignal, part.command, part.args, part.account);
  let stopping = false;
  let restarts = 0;
  let pauseMs = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  const run = async () => {
    let reason = '';
    while (!stopping) {
      const startedAt = Date.now();
      reason = await new Promise((resolve) => {
        child = spawnPart(part, command, args, log);
        child.once('error', (error) => resolve(error.message));
        child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
      });
      if (stopping || part.mayRestart?.() === false) break;
      pauseMs =
        Date.now() - startedAt > SHORT_LIFE_MS
          ? 0
          : Math.min(pauseMs * 2 + 100, part.maxPauseMs ?? MAX_PAUSE_MS);
      log(`${part.name} ended (${reason}); it is restarted.`);
      restarts += 1;
      if (restarts > 1) await pause(pauseMs);
      await part.beforeRestart?.();
    }
    return reason;
  };
  const ended = run();

  return {
    pid: () => child?.pid,
    restarts: () => restarts,
    lastOutput: () => (part.logFile ? lastLines(part.logFile) : ''),
    ended,
    async stop(graceMs = 10_000) {
      stopping = true;
      signal(child, part.stopSignal);
      const killer = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
      await ended;
      clearTimeout(killer);
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess | undefined} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child?.exitCode === null && child.signalCode === null) child.kill(name);
}

/**
 * @param {Part} part
 * @param {string} command
 * @param {string[]} args
 * @param {(line: string) => void} log
 */
function spawnPart({ name, cwd, env = process.env, logFile, onOutput }, command, args, log) {
  if (logFile) {
    const output = openLogFile(logFile, (reason) => log(`${name} runs without a log: ${reason}`));
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
    if (output !== 'ignore') closeSync(output);
    return child;
  }
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', lineSplitter(onOutput));
  }
  return child;
}

/**
 * Opens a log file for appending. A failure, as on a full disk, must not prevent a restart of the program.
 * @param {string} file
 * @param {(reason: string) => void} onFailure
 */
function openLogFile(file, onFailure) {
  try {
    return openSync(file, 'a', 0o600);
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
    return 'ignore';
  }
}

/** @param {string} file */
function prepareLogFile(file) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) truncateSync(file);
}

/** @param {string} file */
function lastLines(file) {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trim().split('\n').slice(-3).join('\n');
}
