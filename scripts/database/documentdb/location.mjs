// @ts-check
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachableFor } from '../../processes/account.mjs';
import { PRODUCT } from '../../product.mjs';

/** Name of the socket for the MongoDB protocol. The driver recognises a socket by the ending `.sock`. */
export const SOCKET = 'mongodb.sock';

/** Name of the file beside a linked database that names the data folder it belongs to. */
const OWNER = 'data-folder.txt';

/** Where data is stored for root when the database's account cannot enter the data folder. */
const SYSTEM_DATA = '/var/lib';

/**
 * Creates the folder for PostgreSQL's files, `DATA_DIR/postgres`. For root with a data folder that other accounts cannot
 * enter, such as one below /root, it is a link to a folder below /var/lib.
 * @param {string} dataDir
 * @param {import('../../processes/account.mjs').Account | undefined} account
 * @param {import('../types.d.ts').Log} log
 * @returns {string} the real path of the folder
 */
export function postgresFolder(dataDir, account, log) {
  const named = join(dataDir, 'postgres');
  if (!existsSync(named)) {
    if (isLink(named)) removeOwnLink(named, log);
    if (isReachableFor(dataDir, account)) {
      mkdirSync(named, { recursive: true, mode: folderMode(account) });
    } else {
      const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
      const target = join(SYSTEM_DATA, PRODUCT, key);
      mkdirSync(target, { recursive: true, mode: folderMode(account) });
      symlinkSync(target, named);
      log(`Database: its files are in ${target}, because its account cannot enter ${dataDir}.`);
    }
  }
  const folder = realpathSync(named);
  if (isLink(named)) claimLinkedFolder(folder, dataDir);
  chmodSync(folder, folderMode(account));
  if (isReachableFor(folder, account)) return folder;
  throw new Error(`The database's account cannot enter ${folder}: chmod o+x that folder and those above it.`);
}

/**
 * Removes a link of ours whose target was removed: the data is gone, so the folder is created again. The target of somebody
 * else's link may be on a disk that is not mounted.
 * @param {string} link
 * @param {(line: string) => void} log
 * @throws {Error} when the link is not ours
 */
function removeOwnLink(link, log) {
  const target = readlinkSync(link);
  if (!target.startsWith(join(SYSTEM_DATA, PRODUCT, '/')))
    throw new Error(
      `${link} is a link to ${target}, which does not exist; restore that folder or remove the link.`,
    );
  log(`The database in ${target} is gone; starting with an empty one.`);
  rmSync(link);
}

/**
 * Records which data folder a linked database belongs to. Without this, a copy of a data folder, which copies the link, would
 * change the data of the original.
 * @param {string} folder the real path of the database
 * @param {string} dataDir
 * @throws {Error} when it is the database of another data folder
 */
function claimLinkedFolder(folder, dataDir) {
  const ownerFile = join(folder, OWNER);
  const here = realpathSync(dataDir);
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8') : undefined;
  if (owner === here) return;
  if (owner !== undefined && !isSameFolder(owner, here) && leadsTo(join(owner, 'postgres'), folder)) {
    throw new Error(
      `${join(here, 'postgres')} is a link to the database of ${owner}; replace it with a copy of ${folder}. If that is the database of ${here}, remove ${OWNER} in it.`,
    );
  }
  writeFileSync(ownerFile, here, { mode: 0o600 });
}

/**
 * Whether two paths are one folder, as after a move to another disk with a link or a bind mount at the old place.
 * @param {string} one
 * @param {string} other
 */
function isSameFolder(one, other) {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.dev === second?.dev && first.ino === second.ino;
}

/**
 * @param {string} path
 * @param {string} folder
 */
function leadsTo(path, folder) {
  return existsSync(path) && realpathSync(path) === folder;
}

/**
 * Mode of a folder: only its owner may enter, or, if the database has its own account, anybody may pass through.
 * @param {import('../../processes/account.mjs').Account | undefined} account
 */
export function folderMode(account) {
  return account ? 0o711 : 0o700;
}

/**
 * The folder of the sockets. The path of a socket has at most 107 bytes, and the settings that name it allow no spaces. For
 * a data folder with a longer or unusual path, the folder is below the folder for temporary files, always under the same
 * name, so that killed starts do not leave one each.
 * @param {string} folder
 * @param {import('../../processes/account.mjs').Account | undefined} account
 * @returns {string}
 */
export function socketFolder(folder, account) {
  const inside = join(folder, 'socket');
  if (/^[\w./-]{1,85}$/.test(inside)) return inside;
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const elsewhere = join(tmpdir(), `${PRODUCT}-socket-${key}`);
  const present = lstatSync(elsewhere, { throwIfNoEntry: false });
  const isOurs = present?.isDirectory() && present.uid === (account?.uid ?? process.getuid?.());
  // Any user may have created something under that name. Then an unguessable name is used.
  return !present || isOurs ? elsewhere : mkdtempSync(`${elsewhere}-`);
}

/**
 * Kills processes that still use the data. A busy backend can outlive a killed PostgreSQL, and a new PostgreSQL must not
 * start while it runs.
 * @param {string} data PostgreSQL's data folder, the working directory of all its processes
 */
export function killOrphans(data) {
  const folder = realpathSync(data);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (readlinkSync(`/proc/${name}/cwd`) === folder) process.kill(Number(name), 'SIGKILL');
    } catch {
      // The process has ended meanwhile, or belongs to another user.
    }
  }
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
