// @ts-check
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachableFor } from '../../processes/account.mjs';
import { PRODUCT } from '../../product.mjs';

/** Name of the socket for MongoDB's protocol; the driver knows a socket by the ending. */
export const SOCKET = 'mongodb.sock';

/** Where a root user's data goes when its account cannot walk into the data folder. */
const SYSTEM_DATA = '/var/lib';

/**
 * The folder for PostgreSQL's files: `DATA_DIR/postgres`. For root with a data folder that other accounts
 * cannot enter (under /root, say) that is a link to a folder under /var/lib.
 * @param {string} dataDir
 * @param {import('../../processes/account.mjs').Account | undefined} account
 * @param {import('../types.d.ts').Log} log
 * @returns {string} its real path
 */
export function postgresFolder(dataDir, account, log) {
  const named = join(dataDir, 'postgres');
  if (!existsSync(named)) {
    // A link whose target somebody removed: the data is gone, so start over.
    if (isLink(named)) rmSync(named);
    if (isReachableFor(dataDir, account)) {
      mkdirSync(named, { recursive: true, mode: passable(account) });
    } else {
      const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
      const target = join(SYSTEM_DATA, PRODUCT, key);
      mkdirSync(target, { recursive: true, mode: passable(account) });
      symlinkSync(target, named);
      log(`Database: its files are in ${target}, because its account cannot enter ${dataDir}.`);
    }
  }
  const folder = realpathSync(named);
  chmodSync(folder, passable(account));
  if (isReachableFor(folder, account)) return folder;
  throw new Error(`The database's account cannot enter ${folder}: chmod o+x that folder and those above it.`);
}

/**
 * What a folder is for others: nothing; where the database has an account of its own, that must be able to pass.
 * @param {import('../../processes/account.mjs').Account | undefined} account
 */
export function passable(account) {
  return account ? 0o711 : 0o700;
}

/**
 * Where PostgreSQL listens. A socket's path may have 107 bytes at most, and the settings that name it
 * take no spaces, so a data folder with a long or unusual path gets one among the temporary files, always
 * the same, so that killed starts do not leave one each.
 * @param {string} folder
 * @param {import('../../processes/account.mjs').Account | undefined} account
 * @returns {string}
 */
export function socketFolder(folder, account) {
  const beside = join(folder, 'socket');
  if (/^[\w./-]{1,85}$/.test(beside)) return beside;
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const elsewhere = join(tmpdir(), `${PRODUCT}-socket-${key}`);
  const present = lstatSync(elsewhere, { throwIfNoEntry: false });
  const isOurs = present?.isDirectory() && present.uid === (account?.uid ?? process.getuid?.());
  // Anybody may put something under that name; then an unguessable one is taken.
  return !present || isOurs ? elsewhere : mkdtempSync(`${elsewhere}-`);
}

/**
 * Ends what still works on the data: a busy backend can outlive a killed PostgreSQL, and a new one must
 * not start beside it.
 * @param {string} data PostgreSQL's data folder, the working directory of all its processes
 */
export function endLeftovers(data) {
  const folder = realpathSync(data);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (readlinkSync(`/proc/${name}/cwd`) === folder) process.kill(Number(name), 'SIGKILL');
    } catch {
      // It ended meanwhile, or it is somebody else's.
    }
  }
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
