// @ts-check
import { resolve } from 'node:path';

/**
 * A path as typed on the command line: relative to the folder in which it was typed, which npm leaves.
 * @param {string} path
 */
export function typedPath(path) {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
