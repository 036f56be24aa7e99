// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../processes/free-port.mjs';
import { supervise } from '../processes/supervise.mjs';
import { waitUntilAnswers } from './answers.mjs';

/** A first start writes its files; after a crash the journal is replayed. */
const READY_WITHIN_MS = 60_000;

/**
 * Ways 2 and 3: a real `mongod`, its files in `DATA_DIR/mongodb`.
 * @param {string} binary
 * @param {import('./types.d.ts').Request} request
 * @returns {Promise<import('./types.d.ts').Database>}
 */
export async function runMongod(binary, request) {
  const { dataDir, log } = request;
  const dbPath = join(dataDir, 'mongodb');
  mkdirSync(dbPath, { recursive: true });
  const port = request.port ?? (await freePort());
  log(`Database: starting ${binary}, a few seconds.`);
  const mongod = supervise(
    {
      name: 'mongod',
      command: binary,
      args: mongodArguments({ dbPath, port }),
      logFile: join(dataDir, 'logs', 'mongod.log'),
      stopSignal: 'SIGTERM',
    },
    log,
  );
  try {
    await waitUntilAnswers(port, {
      timeoutMs: READY_WITHIN_MS,
      hopeless: () => (mongod.restarts() > 2 ? `mongod does not start:\n${mongod.lastWords()}` : undefined),
    });
  } catch (error) {
    await mongod.stop();
    throw error;
  }
  return {
    uri: `mongodb://127.0.0.1:${port}`,
    description: `mongod (${binary}), files in ${dbPath}`,
    stop: () => mongod.stop(),
    parts: { mongod },
  };
}

/**
 * @param {{ dbPath: string, port: number }} options
 * @returns {string[]}
 */
export function mongodArguments({ dbPath, port }) {
  return [
    ...['--dbpath', dbPath, '--storageEngine', 'wiredTiger', '--port', String(port)],
    ...['--bind_ip', '127.0.0.1', '--nounixsocket', '--quiet'],
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  ];
}
