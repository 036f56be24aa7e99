// @ts-check
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceAccount } from '../processes/account.mjs';
import { makeDataFolder } from '../processes/data-folder.mjs';
import { findProgram, isProgram } from '../processes/find-program.mjs';
import { tryLock } from '../processes/folder-lock.mjs';
import { PRODUCT } from '../product.mjs';
import { chooseProvider } from './choose.mjs';
import { folderMode } from './documentdb/location.mjs';
import { documentdbObstacle, provisionDocumentdb } from './documentdb/provision.mjs';
import { runDocumentdb } from './documentdb/run.mjs';
import { canDownload, runDownloaded } from './download.mjs';
import { connectExternal } from './external.mjs';
import { runMongod } from './mongod.mjs';
import { endpointOf, isReachable } from './reachable.mjs';

/** @typedef {import('./types.d.ts').Request} Request */
/** @typedef {import('./types.d.ts').Database} Database */

const TEST_PREFIX = `${PRODUCT}-database-`;
/** How long a second start waits for the first one on the same folder, in ms. */
const OTHER_START_MS = 180_000;
/** Interval of checks whether a database that another command provides is still running, in ms. */
const WATCH_MS = 500;
/** Pause after a failed attempt to take over from such a command, in ms. */
const RETRY_MS = 5_000;

/**
 * Provides a database that speaks the MongoDB protocol, in one of the four ways of docs/decisions/0002, and resolves once it
 * is ready. A second call for the same `dataDir`, in any process, uses the running database, and takes over when the first
 * process stops it earlier.
 * @param {{ purpose: import('./types.d.ts').Purpose, dataDir: string, log: import('./types.d.ts').Log,
 *   env?: NodeJS.ProcessEnv, port?: number | undefined }} request `dataDir`: not used for tests
 * @returns {Promise<Database>}
 */
export async function provideDatabase({ purpose, dataDir, log, env = process.env, port }) {
  if (env.MONGODB_URI) return connectExternal({ purpose, dataDir, log, env });
  if (purpose === 'start') return provideForStart({ purpose, dataDir: resolve(dataDir), log, env, port });
  return provideDisposable({ purpose, dataDir, log, env, port });
}

/**
 * Downloads and builds what the database needs, without starting it, so that this can run while packages are being
 * installed. Returns at once if nothing is needed in advance.
 * @param {{ dataDir: string, log: import('./types.d.ts').Log, env?: NodeJS.ProcessEnv }} request
 */
export async function prepareDatabase({ dataDir, log, env = process.env }) {
  if (env.MONGODB_URI || (await choose(resolve(dataDir), env)) !== 'documentdb') return;
  await provisionDocumentdb({ env, log, account: serviceAccount() });
}

/**
 * @param {Request} request
 * @returns {Promise<Database>}
 */
async function provideForStart(request) {
  makeDataFolder(request.dataDir, folderMode(serviceAccount()));
  const unlock = tryLockFolder(request);
  return unlock ? provideLocked(request, unlock) : joinRunning(request);
}

/** @param {Request} request */
function tryLockFolder(request) {
  try {
    return tryLock(lockFileOf(request));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `The data folder ${request.dataDir} cannot be written to; choose another DATA_DIR. (${reason})`,
    );
  }
}

/** @param {Request} request */
const lockFileOf = ({ dataDir }) => join(dataDir, 'database.lock');
/** @param {Request} request */
const addressFileOf = ({ dataDir }) => join(dataDir, 'database.json');

/**
 * @param {Request} request
 * @param {() => void} unlock releases the lock of the data folder, which this process holds
 * @returns {Promise<Database>}
 */
async function provideLocked(request, unlock) {
  const addressFile = addressFileOf(request);
  try {
    rmSync(addressFile, { force: true });
    const database = await provideHere(request);
    await writeAddress(addressFile, database);
    return {
      ...database,
      stop: async () => {
        rmSync(addressFile, { force: true });
        await database.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Stops the database if its address cannot be written, as on a full disk: it would keep running after the lock is released,
 * and it and the database of the next start would kill each other.
 * @param {string} file
 * @param {Database} database
 */
async function writeAddress(file, { uri, description, stop }) {
  try {
    writeFileSync(file, JSON.stringify({ uri, description }), { mode: 0o600 });
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {Request} request
 * @returns {Promise<Database>}
 */
async function provideDisposable(request) {
  removeAbandonedFolders();
  const dataDir = mkdtempSync(join(tmpdir(), TEST_PREFIX));
  // The database's account must be able to enter. The files inside have permissions of their own.
  if (serviceAccount()) chmodSync(dataDir, 0o711);
  const unlock = tryLock(join(dataDir, 'database.lock'));
  const remove = () => {
    unlock?.();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const database = await provideHere({ ...request, dataDir });
    return {
      ...database,
      stop: async () => {
        await database.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Removes the data folders of killed test runs, whose locks are free. */
function removeAbandonedFolders() {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(TEST_PREFIX)) continue;
    const folder = join(tmpdir(), name);
    if (!existsSync(join(folder, 'database.lock'))) continue;
    const unlock = tryLock(join(folder, 'database.lock'));
    if (!unlock) continue;
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
}

/**
 * @param {Request} request
 * @returns {Promise<Database>}
 */
async function provideHere(request) {
  const { env, dataDir } = request;
  switch (await choose(dataDir, env)) {
    case 'external':
      return connectExternal(request);
    case 'mongod':
      return runMongod(/** @type {string} */ (installedMongod(env)), request);
    case 'download':
      return runDownloaded(request);
    case 'documentdb':
      return runDocumentdb(request);
  }
}

/**
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 */
function choose(dataDir, env) {
  return chooseProvider({
    mongodbUri: env.MONGODB_URI,
    mongod: installedMongod(env),
    canDownload: () => canDownload(env),
    documentdbObstacle: () => documentdbObstacle(env, serviceAccount()),
    existingData: existingData(dataDir),
    dataDir,
  });
}

/** @param {NodeJS.ProcessEnv} env */
function installedMongod(env) {
  const named = env.MONGOMS_SYSTEM_BINARY;
  if (!named) return findProgram('mongod', env);
  if (isProgram(named)) return named;
  throw new Error(`MONGOMS_SYSTEM_BINARY names ${named}, which is not a program.`);
}

/** @param {string} dataDir */
function existingData(dataDir) {
  if (existsSync(join(dataDir, 'postgres'))) return 'postgres';
  return existsSync(join(dataDir, 'mongodb')) ? 'mongodb' : undefined;
}

/**
 * @param {Request} request
 * @returns {Promise<Database>}
 */
async function joinRunning(request) {
  const addressFile = addressFileOf(request);
  const deadline = Date.now() + OTHER_START_MS;
  while (Date.now() < deadline) {
    const running = readAddress(addressFile);
    if (running && (await isReachable(endpointOf(running.uri)))) {
      request.log('Database: using the one that already runs on this data folder.');
      return { ...running, isShared: true, stop: takeOverWhenStopped(running.uri, request) };
    }
    await pause(200);
    const unlock = tryLock(lockFileOf(request));
    if (unlock) return provideLocked(request, unlock);
  }
  throw new Error(
    `Another process has locked ${addressFile} and its database does not answer; stop it and try again.`,
  );
}

/**
 * Watches the database of another command, which may be a short one such as `npm run sample`. When it stops, this process
 * provides the database at the same address, so that its clients can reconnect.
 * @param {string} uri
 * @param {Request} request
 * @returns {() => Promise<void>} stops watching, and the database if this process provides it by then
 */
function takeOverWhenStopped(uri, request) {
  const stopping = new AbortController();
  const wait = (/** @type {number} */ ms) =>
    pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  const endpoint = endpointOf(uri);
  const port = typeof endpoint === 'number' ? endpoint : undefined;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await wait(WATCH_MS);
      if (existsSync(addressFileOf(request)) && (await isReachable(endpoint))) continue;
      if (stopping.signal.aborted) break;
      try {
        const unlock = tryLock(lockFileOf(request));
        if (!unlock) continue;
        request.log('Database: the command that provided it has ended; it is provided here now.');
        return await provideLocked({ ...request, port }, unlock);
      } catch (error) {
        request.log(`Database: that failed: ${error instanceof Error ? error.message : error}`);
        await wait(RETRY_MS);
      }
    }
    return undefined;
  };
  const provided = watch();
  return async () => {
    stopping.abort();
    await (await provided)?.stop();
  };
}

/**
 * @param {string} file
 * @returns {{ uri: string, description: string } | undefined}
 */
function readAddress(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
