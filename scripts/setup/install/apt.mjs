// @ts-check
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../cache-folder.mjs';
import { step } from '../../command/progress.mjs';
import { findProgram } from '../../processes/find-program.mjs';
import { runCommand } from '../../processes/run-command.mjs';

/** How long the package lists count as current, in ms. */
const LISTS_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** @typedef {(line: string) => void} Log */

/**
 * Whether packages can be installed here without a password: as root, with apt.
 * @param {NodeJS.ProcessEnv} env
 */
export function canInstallPackages(env) {
  return process.getuid?.() === 0 && findProgram('apt-get', env) !== undefined;
}

/**
 * Updates the package lists of apt, at most once a day. On failure, as without a network, the old lists are used.
 * @param {NodeJS.ProcessEnv} env
 * @param {Log} log
 */
export async function updatePackageLists(env, log) {
  const stamp = join(cacheFolder(env, undefined), 'apt-updated');
  if (ageOf(stamp) < LISTS_MAX_AGE_MS) return;
  try {
    await step(
      'Reading the package lists of apt',
      () => runCommand('apt-get', ['update', '--quiet'], { env }),
      log,
    );
    writeFileSync(stamp, '');
  } catch (error) {
    log(`  The old lists are used: ${reasonOf(error)}`);
  }
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ installed?: string, candidate?: string }>} the installed version and the newest one in the lists
 */
export async function packageVersions(name, env) {
  const policy = await runCommand('apt-cache', ['policy', name], { env: { ...env, LC_ALL: 'C' } });
  const versionAfter = (/** @type {string} */ label) => {
    const version = new RegExp(`^ *${label}: (\\S+)`, 'm').exec(policy)?.[1];
    return version === undefined || version === '(none)' ? {} : { [label.toLowerCase()]: version };
  };
  return { ...versionAfter('Installed'), ...versionAfter('Candidate') };
}

/**
 * Installs packages, or updates installed ones to their newest version.
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @param {Log} log
 */
export async function installPackages(names, env, log) {
  const quiet = ['--yes', '--quiet', '--no-install-recommends', '--option', 'DPkg::Lock::Timeout=300'];
  await step(
    `Installing ${names.join(', ')} with apt (up to half a minute)`,
    () =>
      runCommand('apt-get', ['install', ...quiet, ...names], {
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      }),
    log,
  );
}

/** The first two lines of an error's message, joined. @param {unknown} error */
export function reasonOf(error) {
  return error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error);
}

/** The age of a file in ms; one that does not exist is infinitely old. @param {string} file */
function ageOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : Number.POSITIVE_INFINITY;
}
