// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Looks a program up on the PATH.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} its full path
 */
export function findProgram(name, env = process.env) {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    for (const candidate of names) {
      if (folder && isProgram(join(folder, candidate))) return join(folder, candidate);
    }
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {boolean} whether it is an executable file
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
