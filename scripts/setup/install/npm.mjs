// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../command/progress.mjs';
import { lock } from '../../processes/folder-lock.mjs';
import { CommandFailed, runCommand } from '../../processes/run-command.mjs';
import { CHECKOUT } from '../../product.mjs';
import { installStaged } from './staged-install.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional] may be missing, such as a package for another platform
 * @property {boolean} [devOptional]
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile */

const LOCK_FILE = join(CHECKOUT, 'package-lock.json');
/** File with the hash of the lock file from which the product's packages were installed. npm removes it with the folder. */
const PRODUCT_MARK = join(CHECKOUT, 'node_modules', '.product-installed');

/**
 * Installs the packages for building and running the product, when they are missing or differ from package-lock.json. These
 * are the packages of the workspaces, without those of the root: tools for tests and checks, which take half of the time.
 * @param {(line: string) => void} [log]
 */
export function ensureProductInstalled(log = console.log) {
  const title = 'Installing packages of the product (npm ci; a minute without a cache)';
  return ensure(
    () => isProductInstalled() || isInstalled(),
    () => step(title, installProduct, log),
    log,
  );
}

/**
 * Installs all packages, including the tools for tests and checks, when they are missing or differ from package-lock.json.
 * @param {(line: string) => void} [log]
 */
export function ensureInstalled(log = console.log) {
  const title = 'Installing packages (npm ci; a minute without a cache)';
  return ensure(isInstalled, () => step(title, () => install([]), log), log);
}

/**
 * Installs under a lock, so that two starts at once do not interfere.
 * @param {() => boolean} isDone
 * @param {() => Promise<void>} install
 * @param {(line: string) => void} log
 */
async function ensure(isDone, install, log) {
  if (isDone()) return;
  // The lock file is not in node_modules, because npm removes that folder.
  const unlock = await lock(join(CHECKOUT, '.cache', 'install.lock'), () =>
    log('Waiting for another start that is installing packages.'),
  );
  try {
    if (!isDone()) await install();
  } finally {
    unlock();
  }
}

async function installProduct() {
  const { workspaces } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
  const product = workspaces.filter((/** @type {string} */ name) => name !== 'e2e');
  // Peer dependencies are omitted: no package of the product uses them, and one is a second bundler of 53 MB.
  await install(['--omit=peer', ...product.map((/** @type {string} */ name) => `--workspace=${name}`)]);
  writeFileSync(PRODUCT_MARK, lockHash());
}

/**
 * Installs exactly what package-lock.json names, so that every package is checked against its hash. Install scripts do not
 * run (`ignore-scripts` in .npmrc).
 * @param {string[]} options additional options of npm
 */
async function install(options) {
  const args = ['ci', '--include=dev', ...options];
  try {
    await installStaged(CHECKOUT, (cwd) => npm([...args, '--prefer-offline', '--fetch-retries=0'], cwd));
    return;
  } catch {
    // The plain installation below takes longer, needs no package URLs, and reports real problems better.
  }
  try {
    await npm(args);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(npmReason(error.output));
  }
}

/**
 * @param {string} output
 * @returns {string} the errors of npm, without its hint about the complete log
 */
function npmReason(output) {
  const lines = output.split('\n').filter((line) => /^npm error (?!A complete log)\S/.test(line));
  return `npm ci failed:\n${lines.slice(0, 8).join('\n')}`;
}

/**
 * Runs npm, the same one that runs this script.
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function npm(args, cwd = CHECKOUT) {
  const own = process.env.npm_execpath;
  const [command, ...before] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  return runCommand(command ?? 'npm', [...before, ...args], { cwd });
}

/** @returns {boolean} */
function isInstalled() {
  const installed = join(CHECKOUT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return isUpToDate(readLockFile(LOCK_FILE), readLockFile(installed));
}

/** @returns {boolean} */
function isProductInstalled() {
  return existsSync(PRODUCT_MARK) && readFileSync(PRODUCT_MARK, 'utf8') === lockHash();
}

/** @returns {string} */
function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
}

/**
 * Whether exactly the packages of the lock file are installed. npm writes the list of installed packages at the end, so an
 * interrupted installation counts as missing.
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
