// @ts-check
import {
  chmodSync,
  existsSync,
  mkdirSync,
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
import { findProgram, isProgram } from '../processes/find-program.mjs';
import { tryLock } from '../processes/folder-lock.mjs';
import { PRODUCT } from '../product.mjs';
import { chooseProvider } from './choose.mjs';
import { passable } from './documentdb/location.mjs';
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
/** How often a database that another command provides is asked whether it is there, in ms. */
const WATCH_MS = 500;
/** After this one could not be provided in its place, in ms. */
const RETRY_MS = 5_000;

/**
 * Provides a database that speaks MongoDB's protocol (docs/decisions/0002 has the four ways) and
 * answers when it is ready. A second call for the same `dataDir`, in any process, uses the running one, and provides it
 * when the first one stops before it.
 * @param {{ purpose: import('./types.d.ts').Purpose, dataDir: string, log: import('./types.d.ts').Log,
 *   env?: NodeJS.ProcessEnv, port?: number | undefined }} request `dataDir` is not used for a test
 * @returns {Promise<Database>}
 */
export async function provideDatabase({ purpose, dataDir, log, env = process.env, port }) {
  if (env.MONGODB_URI) return connectExternal({ purpose, dataDir, log, env });
  if (purpose === 'start') return provideForStart({ purpose, dataDir: resolve(dataDir), log, env, port });
  return provideThrowAway({ purpose, dataDir, log, env, port });
}

/**
 * Downloads and builds what the chosen way needs, without starting anything, so that it can happen while
 * packages are being installed. Ways that need nothing beforehand return at once.
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
  mkdirSync(request.dataDir, { recursive: true, mode: passable(serviceAccount()) });
  const unlock = tryLock(lockFileOf(request));
  return unlock ? provideKept(request, unlock) : joinRunning(request);
}

/** @param {Request} request */
const lockFileOf = ({ dataDir }) => join(dataDir, 'database.lock');
/** @param {Request} request */
const addressFileOf = ({ dataDir }) => join(dataDir, 'database.json');

/**
 * @param {Request} request
 * @param {() => void} unlock gives the lock of the data folder back, which this process holds
 * @returns {Promise<Database>}
 */
async function provideKept(request, unlock) {
  const addressFile = addressFileOf(request);
  try {
    rmSync(addressFile, { force: true });
    const database = await provideHere(request);
    const address = JSON.stringify({ uri: database.uri, description: database.description });
    writeFileSync(addressFile, address, { mode: 0o600 });
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
 * @param {Request} request
 * @returns {Promise<Database>}
 */
async function provideThrowAway(request) {
  removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), TEST_PREFIX));
  // The database's own account must be able to walk in; what is inside has its own protection.
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

/** Removes the folders of test runs that were killed: their locks are free. */
function removeLeftovers() {
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
    keptData: keptData(dataDir),
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
function keptData(dataDir) {
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
      return { ...running, isShared: true, stop: keepProvided(running.uri, request) };
    }
    await pause(200);
    const unlock = tryLock(lockFileOf(request));
    if (unlock) return provideKept(request, unlock);
  }
  throw new Error(
    `Another start holds ${addressFile} and its database does not answer; end it and try again.`,
  );
}

/**
 * Provides the database of another command in its place when that one ends, which may be a short one such as `npm run
 * sample`: at the same address, so that whoever uses it has it again.
 * @param {string} uri
 * @param {Request} request
 * @returns {() => Promise<void>} ends this, and the database when it is provided here by then
 */
function keepProvided(uri, request) {
  const stopping = new AbortController();
  const rest = (/** @type {number} */ ms) =>
    pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  const endpoint = endpointOf(uri);
  const port = typeof endpoint === 'number' ? endpoint : undefined;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await rest(WATCH_MS);
      if (existsSync(addressFileOf(request)) && (await isReachable(endpoint))) continue;
      if (stopping.signal.aborted) break;
      try {
        const unlock = tryLock(lockFileOf(request));
        if (!unlock) continue;
        request.log('Database: the command that provided it has ended; it is provided here now.');
        return await provideKept({ ...request, port }, unlock);
      } catch (error) {
        request.log(`Database: that failed: ${error instanceof Error ? error.message : error}`);
        await rest(RETRY_MS);
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
