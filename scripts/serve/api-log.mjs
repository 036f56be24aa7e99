// @ts-check
import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeDataFolder } from '../processes/data-folder.mjs';

/** At this size the file is renamed to `api.log.1` and a new one is started, in bytes. */
const ROTATE_AT_BYTES = 10 * 1024 * 1024;

/** Appends lines to a file and keeps one older file of the same size. */
export class RotatingLog {
  /** @type {number | undefined} */
  #fd;
  #hasFailed = false;

  /**
   * @param {string} file
   * @param {(line: string) => void} [warn] called once when the file cannot be written
   */
  constructor(file, warn = () => {}) {
    makeDataFolder(dirname(file), 0o700);
    this.file = file;
    this.warn = warn;
    this.size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /**
   * Writes a line. If that fails, as on a full disk, the line is dropped without an error, and the next one is tried again.
   * @param {string} line
   */
  write(line) {
    try {
      if (this.size > ROTATE_AT_BYTES) this.#rotate();
      this.#fd ??= openSync(this.file, 'a', 0o600);
      this.size += writeSync(this.#fd, `${line}\n`);
    } catch (error) {
      if (this.#hasFailed) return;
      this.#hasFailed = true;
      const reason = error instanceof Error ? error.message : String(error);
      this.warn(`The log cannot be written and has gaps until it can: ${reason}`);
    }
  }

  #rotate() {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
    renameSync(this.file, `${this.file}.1`);
    this.size = 0;
  }
}

/**
 * Whether a line of the API's output reports that it listens, which it logs at the level `info`.
 * @param {string} line
 */
export function saysListening(line) {
  try {
    return JSON.parse(line).msg === 'listening';
  } catch {
    return false;
  }
}

/**
 * Decides what the terminal shows of a line of the API's output: a line that is not a log entry, such as the first
 * administrator's password, as it is; warnings and errors in short; no other entries.
 * @param {string} line
 * @returns {{ isEntry: boolean, shown: string | undefined }}
 */
export function readApiLine(line) {
  if (!line.startsWith('{')) return { isEntry: false, shown: line };
  try {
    const { level, msg, requestId } = JSON.parse(line);
    const name = levelName(level);
    if (!name) return { isEntry: true, shown: undefined };
    return { isEntry: true, shown: `[${name}] ${msg ?? ''}${requestId ? ` (request ${requestId})` : ''}` };
  } catch {
    return { isEntry: false, shown: line };
  }
}

/**
 * @param {unknown} level number or name of a pino level
 * @returns {'warn' | 'error' | undefined} undefined for levels that are not shown
 */
function levelName(level) {
  if (level === 'warn' || level === 40) return 'warn';
  if (level === 'error' || level === 'fatal' || Number(level) >= 50) return 'error';
  return undefined;
}
