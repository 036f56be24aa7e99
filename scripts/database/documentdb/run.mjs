// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnedFolder, serviceAccount } from '../../processes/account.mjs';
import { freePort } from '../../processes/free-port.mjs';
import { supervise } from '../../processes/supervise.mjs';
import { uriOf, waitUntilReachable } from '../reachable.mjs';
import { killOrphans, postgresFolder, SOCKET, socketFolder } from './location.mjs';
import { provisionDocumentdb } from './provision.mjs';
import { FERRETDB_VERSION } from './provision-ferretdb.mjs';
import { postgresProgram } from './provision-postgres.mjs';
import { asArguments, ferretdbArguments, serverSettings } from './settings.mjs';
import { readyDataFolder } from './template.mjs';

/** Generous, because after a crash PostgreSQL first replays its log, which takes longer the busier it was. */
const READY_WITHIN_MS = 120_000;

/**
 * Runs PostgreSQL 18 with DocumentDB behind FerretDB, with its files in `DATA_DIR/postgres`.
 * @param {import('../types.d.ts').Request} request
 * @returns {Promise<import('../types.d.ts').Database>}
 */
export async function runDocumentdb(request) {
  const { purpose, dataDir, env, log } = request;
  const account = serviceAccount();
  const { postgres, ferretdb, template } = await provisionDocumentdb({ env, log, account });
  const folder = postgresFolder(dataDir, account, log);
  const data = await readyDataFolder({ postgres, template, folder, account, log });
  killOrphans(data);
  const socketDir = socketFolder(folder, account);
  makeOwnedFolder(socketDir, account, 0o700);
  const stateDir = join(folder, 'ferretdb');
  makeOwnedFolder(stateDir, account, 0o700);
  const endpoint = request.port ?? (purpose === 'test' ? await freePort() : join(socketDir, SOCKET));
  // The socket of a killed process would prevent the next one from listening.
  const removeSocket = () => {
    if (typeof endpoint === 'string') rmSync(endpoint, { force: true });
  };
  removeSocket();

  const server = supervise(
    {
      name: 'PostgreSQL',
      command: postgresProgram(postgres, 'postgres'),
      args: ['-D', data, ...asArguments(serverSettings({ purpose, socketDir }))],
      env: { PATH: env.PATH, LC_ALL: 'C' },
      cwd: '/',
      logFile: join(dataDir, 'logs', 'postgres.log'),
      account,
      stopSignal: 'SIGINT',
      beforeRestart: () => killOrphans(data),
    },
    log,
  );
  const front = supervise(
    {
      name: 'FerretDB',
      command: ferretdb,
      args: ferretdbArguments({ endpoint, socketDir, stateDir }),
      env: { PATH: env.PATH },
      cwd: '/',
      logFile: join(dataDir, 'logs', 'ferretdb.log'),
      account,
      stopSignal: 'SIGTERM',
      beforeRestart: removeSocket,
    },
    log,
  );
  const stop = async () => {
    await front.stop(3_000);
    await server.stop();
    rmSync(socketDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReachable(endpoint, {
      timeoutMs: READY_WITHIN_MS,
      abortReason: () => brokenPart({ PostgreSQL: server, FerretDB: front }),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    uri: uriOf(endpoint),
    description: `PostgreSQL 18 with DocumentDB behind FerretDB ${FERRETDB_VERSION}, files in ${folder}`,
    postgresSocket: socketDir,
    stop,
    parts: { postgres: server, ferretdb: front },
  };
}

/**
 * @param {Record<string, import('../../processes/supervise.mjs').SupervisedPart>} parts
 * @returns {string | undefined} why waiting any longer is pointless
 */
function brokenPart(parts) {
  for (const [name, part] of Object.entries(parts)) {
    if (part.restarts() > 4) return `${name} does not start:\n${part.lastOutput()}`;
  }
  return undefined;
}
