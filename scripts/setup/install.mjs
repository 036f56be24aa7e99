// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from '../processes/folder-lock.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { step } from './progress.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional] for another platform, perhaps
 * @property {boolean} [devOptional]
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile */

/**
 * Installs the packages when they are missing or are not those of package-lock.json.
 * @param {(line: string) => void} [log]
 */
export async function ensureInstalled(log = console.log) {
  if (isInstalled()) return;
  // Not in node_modules, which npm removes; two starts at once must not install into each other.
  const unlock = await lock(join(CHECKOUT, '.cache', 'install.lock'), () =>
    log('Waiting for another start that is installing packages.'),
  );
  try {
    if (isInstalled()) return;
    await step('Installing packages (npm ci; a minute without a cache)', install, log);
  } finally {
    unlock();
  }
}

/**
 * Exactly what package-lock.json names, or nothing: packages that it does not name would be checked against nothing.
 * No package runs a script of its own (`ignore-scripts` in .npmrc).
 */
async function install() {
  try {
    await npm(['ci', '--include=dev']);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(npmReason(error.output));
  }
}

/**
 * @param {string} output
 * @returns {string} what npm says went wrong, without its advice on usage and logs
 */
function npmReason(output) {
  const lines = output.split('\n').filter((line) => /^npm error (?!A complete log)\S/.test(line));
  return `npm ci failed:\n${lines.slice(0, 8).join('\n')}`;
}

/**
 * Runs npm, the same one that runs this script.
 * @param {string[]} args
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  const [command, ...before] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  return runCommand(command ?? 'npm', [...before, ...args], { cwd: CHECKOUT });
}

/** @returns {boolean} */
function isInstalled() {
  const installed = join(CHECKOUT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return isUpToDate(readLockFile(join(CHECKOUT, 'package-lock.json')), readLockFile(installed));
}

/**
 * Whether everything that the lock file asks for was installed. npm writes the second file at the end of
 * an installation, so an interrupted one counts as missing.
 * @param {LockFile} wanted
 * @param {LockFile} installed
 */
export function isUpToDate(wanted, installed) {
  const isSame = (/** @type {string} */ path, /** @type {LockedPackage} */ entry) => {
    const present = installed.packages[path];
    if (!present) return Boolean(entry.optional || entry.devOptional);
    return Boolean(entry.link) === Boolean(present.link) && entry.version === present.version;
  };
  return (
    Object.entries(wanted.packages).every(
      ([path, entry]) => !path.includes('node_modules/') || isSame(path, entry),
    ) && Object.keys(installed.packages).every((path) => path in wanted.packages)
  );
}

/**
 * @param {string} file
 * @returns {LockFile}
 */
function readLockFile(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
