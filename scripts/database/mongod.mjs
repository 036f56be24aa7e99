// @ts-check
import { join } from 'node:path';
import { makeOwnedFolder } from '../processes/account.mjs';
import { freePort } from '../processes/free-port.mjs';
import { supervise } from '../processes/supervise.mjs';
import { SOCKET, socketFolder } from './documentdb/location.mjs';
import { uriOf, waitUntilReachable } from './reachable.mjs';

/** Generous, because the first start creates files, and after a crash the journal is replayed. */
const READY_WITHIN_MS = 60_000;

/**
 * Runs a `mongod` that is installed or downloaded, with its files in `DATA_DIR/mongodb`.
 * @param {string} binary
 * @param {import('./types.d.ts').Request} request
 * @returns {Promise<import('./types.d.ts').Database>}
 */
export async function runMongod(binary, request) {
  const { dataDir, log, purpose } = request;
  const dbPath = join(dataDir, 'mongodb');
  makeOwnedFolder(dbPath, undefined, 0o700);
  const endpoint = request.port ?? (purpose === 'test' ? await freePort() : privateSocket(dbPath));
  log(`Database: starting ${binary}, a few seconds.`);
  const mongod = supervise(
    {
      name: 'mongod',
      command: binary,
      args: mongodArguments({ dbPath, endpoint }),
      logFile: join(dataDir, 'logs', 'mongod.log'),
      stopSignal: 'SIGTERM',
    },
    log,
  );
  try {
    await waitUntilReachable(endpoint, {
      timeoutMs: READY_WITHIN_MS,
      abortReason: () =>
        mongod.restarts() > 2 ? `mongod does not start:\n${mongod.lastOutput()}` : undefined,
    });
  } catch (error) {
    await mongod.stop();
    throw error;
  }
  return {
    uri: uriOf(endpoint),
    description: `mongod (${binary}), files in ${dbPath}`,
    stop: () => mongod.stop(),
    parts: { mongod },
  };
}

/**
 * Path of a socket in a folder that no other user may enter.
 * @param {string} dbPath
 */
function privateSocket(dbPath) {
  const folder = socketFolder(dbPath, undefined);
  makeOwnedFolder(folder, undefined, 0o700);
  return join(folder, SOCKET);
}

/**
 * It requires no password, so it listens only on a socket in a private folder, or in tests on a loopback port.
 * @param {{ dbPath: string, endpoint: import('./reachable.mjs').Endpoint }} options
 * @returns {string[]}
 */
export function mongodArguments({ dbPath, endpoint }) {
  const listen =
    typeof endpoint === 'number'
      ? ['--port', String(endpoint), '--bind_ip', '127.0.0.1']
      : ['--bind_ip', endpoint];
  return [
    ...['--dbpath', dbPath, '--storageEngine', 'wiredTiger', ...listen],
    ...['--nounixsocket', '--quiet'],
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  ];
}
