// @ts-check
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * @typedef {object} Account
 * @property {number} uid
 * @property {number} gid
 */

/**
 * The account of the database. PostgreSQL refuses to run as root, so for root it runs as `nobody`.
 * @returns {Account | undefined} undefined when this process does not run as root, and no other account is needed
 */
export function serviceAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!entry)
    throw new Error(
      'The database cannot run as root and there is no account "nobody". Run this as another user.',
    );
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

/**
 * Whether an account may enter a folder, which requires that it may pass through every folder above.
 * @param {string} path if it does not exist yet, its nearest existing parent is checked
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
 * Creates a folder that the account owns. Its parents keep their owners.
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
 * The prefix of a command line that makes it run as an account.
 * @param {Account | undefined} account
 * @param {readonly string[]} [options] additional options of setpriv
 * @returns {string[]} empty when there is neither an account nor an option
 */
export function asAccount(account, options = []) {
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  const all = [...options, ...identity];
  return all.length > 0 ? ['setpriv', ...all, '--'] : [];
}
