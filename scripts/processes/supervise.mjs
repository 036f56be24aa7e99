// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithParent } from './parent-death.mjs';
import { lineSplitter } from './run-command.mjs';

/** A part that lived shorter than this is restarted with a growing pause, in ms. */
const SHORT_LIFE_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;
/** A log file is truncated at a start when it is larger than this, in bytes. */
const LOG_LIMIT_BYTES = 5 * 1024 * 1024;

/**
 * @typedef {object} Part
 * @property {string} name as people read it, such as "PostgreSQL"
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {string} [logFile] both outputs are appended here; without it they go to `onOutput`
 * @property {(line: string) => void} [onOutput]
 * @property {import('./account.mjs').Account | undefined} [account] runs as this account instead of as root
 * @property {NodeJS.Signals} stopSignal asks it to end; also what it gets when this process dies
 * @property {() => Promise<void> | void} [beforeRestart] makes room for a new one after a crash
 * @property {number} [longestPauseMs] between an early end and the restart; 5 s
 * @property {() => boolean} [mayRestart] false: this end is final
 */

/**
 * @typedef {object} SupervisedPart
 * @property {() => number | undefined} pid
 * @property {() => number} restarts how often it was restarted
 * @property {() => string} lastWords the end of its log file
 * @property {Promise<void>} ended settles when it has ended for good
 * @property {(graceMs?: number) => Promise<void>} stop asks it to end, waits, and kills it when it does not
 */

/**
 * Starts a long-running program and restarts it whenever it dies, until `stop`.
 * It has a process group of its own, so that Ctrl-C in a terminal reaches only this process, and on
 * Linux it gets its stop signal from the kernel when this process dies, even by kill -9.
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
    while (!stopping) {
      const startedAt = Date.now();
      const reason = await new Promise((resolve) => {
        child = spawnPart(part, command, args, log);
        child.once('error', (error) => resolve(error.message));
        child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
      });
      if (stopping || part.mayRestart?.() === false) return;
      pauseMs =
        Date.now() - startedAt > SHORT_LIFE_MS
          ? 0
          : Math.min(pauseMs * 2 + 100, part.longestPauseMs ?? LONGEST_PAUSE_MS);
      log(`${part.name} ended (${reason}); it is restarted.`);
      restarts += 1;
      if (restarts > 1) await pause(pauseMs);
      await part.beforeRestart?.();
    }
  };
  const ended = run();

  return {
    pid: () => child?.pid,
    restarts: () => restarts,
    lastWords: () => (part.logFile ? lastLines(part.logFile) : ''),
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
 * A full disk, for instance, must not keep the part from being restarted.
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
