// @ts-check
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';

/**
 * Acquires a lock that the kernel releases when this process dies, however it dies. `flock` locks the open file that it
 * inherits, so this process holds the lock after `flock` has ended. Without `flock`, as on macOS, the file contains the
 * owner's process id.
 * @param {string} file
 * @returns {(() => void) | undefined} a function that releases the lock; undefined when another process holds it
 */
export function tryLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (!findProgram('flock')) return tryPidFile(file);
  const fd = openSync(file, 'a', 0o600);
  const { status } = spawnSync('flock', ['--nonblock', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  if (status !== 0) {
    closeSync(fd);
    return undefined;
  }
  return () => closeSync(fd);
}

/**
 * Acquires a lock, and waits until it is free if necessary.
 * @param {string} file
 * @param {() => void} [onWait] called once if another process holds it
 * @returns {Promise<() => void>} a function that releases the lock
 */
export async function lock(file, onWait) {
  for (let waited = false; ; waited = true) {
    const unlock = tryLock(file);
    if (unlock) return unlock;
    if (!waited) onWait?.();
    await pause(200);
  }
}

/**
 * @param {string} file
 * @returns {(() => void) | undefined}
 */
function tryPidFile(file) {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch {
      if (isAlive(Number(readFileSync(file, 'utf8')))) return undefined;
      rmSync(file, { force: true });
    }
  }
  return undefined;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
