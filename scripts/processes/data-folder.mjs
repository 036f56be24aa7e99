// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the data folder, and those above it, unless it exists.
 * @param {string} folder
 * @param {number} mode
 * @throws {Error} when it cannot be created
 */
export function makeDataFolder(folder, mode) {
  try {
    makeFolder(folder, mode);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The data folder ${folder} cannot be created; choose another DATA_DIR. (${reason})`);
  }
}

/**
 * Unlike `mkdir` with `recursive`, which never ends where the system lets nobody create folders, such as below /proc.
 * @param {string} folder
 * @param {number} mode
 */
function makeFolder(folder, mode) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
