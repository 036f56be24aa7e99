// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from '../processes/folder-lock.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { step } from './progress.mjs';
import { installStaged } from './staged-install.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional] for another platform, perhaps
 * @property {boolean} [devOptional]
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile */

const LOCK_FILE = join(CHECKOUT, 'package-lock.json');
/** Which lock file the packages of the product were installed from; npm removes it with the folder. */
const PRODUCT_MARK = join(CHECKOUT, 'node_modules', '.product-installed');

/**
 * Installs the packages that building and running the product takes, when they are missing or are not those of
 * package-lock.json: the workspaces', without the tools of tests and checks, which are the root's and half of the time.
 * @param {(line: string) => void} [log]
 */
export function ensureProductInstalled(log = console.log) {
  const title = 'Installing packages of the product (npm ci; a minute without a cache)';
  const isThere = () => isProductInstalled() || isInstalled();
  return ensure(isThere, () => step(title, installProduct, log), log);
}

/**
 * Installs all packages, the tools of tests and checks included, when they are missing or are not those of
 * package-lock.json.
 * @param {(line: string) => void} [log]
 */
export function ensureInstalled(log = console.log) {
  const title = 'Installing packages (npm ci; a minute without a cache)';
  return ensure(isInstalled, () => step(title, () => install([]), log), log);
}

/**
 * @param {() => boolean} isThere
 * @param {() => Promise<void>} install
 * @param {(line: string) => void} log
 */
async function ensure(isThere, install, log) {
  if (isThere()) return;
  // Not in node_modules, which npm removes; two starts at once must not install into each other.
  const unlock = await lock(join(CHECKOUT, '.cache', 'install.lock'), () =>
    log('Waiting for another start that is installing packages.'),
  );
  try {
    if (!isThere()) await install();
  } finally {
    unlock();
  }
}

async function installProduct() {
  const { workspaces } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
  const product = workspaces.filter((/** @type {string} */ name) => name !== 'e2e');
  // Peers that no package of the product uses: a second bundler of 53 MB.
  await install(['--omit=peer', ...product.map((/** @type {string} */ name) => `--workspace=${name}`)]);
  writeFileSync(PRODUCT_MARK, lockHash());
}

/**
 * Exactly what package-lock.json names, or nothing: packages that it does not name would be checked against nothing.
 * No package runs a script of its own (`ignore-scripts` in .npmrc).
 * @param {string[]} part
 */
async function install(part) {
  const args = ['ci', '--include=dev', ...part];
  try {
    await installStaged(CHECKOUT, (cwd) => npm([...args, '--prefer-offline', '--fetch-retries=0'], cwd));
    return;
  } catch {
    // The usual way takes longer and can do without addresses; what is really wrong it says better.
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
 * @returns {string} what npm says went wrong, without its advice on usage and logs
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
