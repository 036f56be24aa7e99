// @ts-check
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * @typedef {object} Account
 * @property {number} uid
 * @property {number} gid
 */

/**
 * PostgreSQL refuses to run as root, so a root user's database runs as `nobody`.
 * @returns {Account | undefined} undefined when this process is not root and needs no other account
 */
export function serviceAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!entry)
    throw new Error('The database cannot run as root and there is no account "nobody". Run as a plain user.');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

/**
 * Whether an account may walk into a folder: every folder above it lets others pass.
 * @param {string} path may not exist yet; then its nearest existing parent is judged
 * @param {Account | undefined} account
 */
export function isReachableFor(path, account) {
  if (!account) return true;
  let folder = resolve(path);
  while (!existsSync(folder)) folder = dirname(folder);
  folder = realpathSync(folder);
  for (;;) {
    const { mode, uid } = statSync(folder);
    const mayPass = uid === account.uid ? mode & 0o100 : mode & 0o001;
    if (!mayPass) return false;
    const parent = dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
}

/**
 * Makes a folder that the account owns; its parents keep their owners.
 * @param {string} path
 * @param {Account | undefined} account
 * @param {number} mode
 */
export function makeOwnedFolder(path, account, mode) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * The words to put before a command line so that it runs as the account.
 * @param {Account | undefined} account
 * @param {readonly string[]} [options] more options of setpriv
 * @returns {string[]} empty when nothing is asked for
 */
export function asAccount(account, options = []) {
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  const all = [...options, ...identity];
  return all.length > 0 ? ['setpriv', ...all, '--'] : [];
}
