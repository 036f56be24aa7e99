// @ts-check
import { join } from 'node:path';
import { makeOwnedFolder } from '../processes/account.mjs';
import { freePort } from '../processes/free-port.mjs';
import { supervise } from '../processes/supervise.mjs';
import { SOCKET, socketFolder } from './documentdb/location.mjs';
import { uriOf, waitUntilReachable } from './reachable.mjs';

/** A first start writes its files; after a crash the journal is replayed. */
const READY_WITHIN_MS = 60_000;

/**
 * Ways 2 and 3: a real `mongod`, its files in `DATA_DIR/mongodb`.
 * @param {string} binary
 * @param {import('./types.d.ts').Request} request
 * @returns {Promise<import('./types.d.ts').Database>}
 */
export async function runMongod(binary, request) {
  const { dataDir, log, purpose } = request;
  const dbPath = join(dataDir, 'mongodb');
  makeOwnedFolder(dbPath, undefined, 0o700);
  const endpoint = request.port ?? (purpose === 'test' ? await freePort() : ownSocket(dbPath));
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
        mongod.restarts() > 2 ? `mongod does not start:\n${mongod.lastWords()}` : undefined,
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
 * A socket in a folder that nobody else may enter.
 * @param {string} dbPath
 */
function ownSocket(dbPath) {
  const folder = socketFolder(dbPath, undefined);
  makeOwnedFolder(folder, undefined, 0o700);
  return join(folder, SOCKET);
}

/**
 * It asks for no password, so it listens where nobody else can come: on that socket, or for tests on a port of this
 * machine.
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
