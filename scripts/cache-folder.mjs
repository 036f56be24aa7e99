// @ts-check
import { chmodSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isReachableFor } from './processes/account.mjs';
import { PRODUCT } from './product.mjs';

/**
 * The folder for what is downloaded or built once per machine: `$XDG_CACHE_HOME` or `~/.cache`, or `/var/cache` when the
 * database's account cannot enter those, as may be the case for root.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./processes/account.mjs').Account | undefined} account
 * @returns {string}
 */
export function cacheFolder(env, account) {
  const base = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  const folder = join(isReachableFor(base, account) ? base : '/var/cache', PRODUCT);
  mkdirSync(folder, { recursive: true });
  if (account) chmodSync(folder, 0o755);
  return folder;
}
