// @ts-check
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../processes/free-port.mjs';
import { apiArguments } from '../product.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { startServer } from './started-server.mjs';

const RUNS = 5;
/** How long the API idles before its memory is read: garbage of the start is collected and workers have run by then. */
const IDLE_MS = 10_000;

/**
 * Starts the API five times.
 * @param {{ checkout: string, uri: string, dataDir: string }} options
 * @returns {Promise<{ readyMs: number, idleBytes: number }>} median time until ready; memory (RSS) after ten idle seconds
 */
export async function measureApi({ checkout, uri, dataDir }) {
  const times = [];
  const databaseEnv = { ...process.env, MONGODB_URI: `${uri}/bench` };
  await prepareSchema({ env: databaseEnv, log: console.log, checkout });
  let idleBytes = 0;
  for (let run = 1; run <= RUNS; run += 1) {
    const port = await freePort();
    const server = await startServer({
      name: 'The API',
      args: apiArguments(checkout),
      env: { ...databaseEnv, PORT: String(port), DATA_DIR: dataDir },
      isReady: () => isReady(port),
    });
    times.push(server.readyMs);
    if (run === RUNS) {
      await pause(IDLE_MS);
      idleBytes = residentBytes(server.pid);
    }
    await server.stop();
  }
  times.sort((a, b) => a - b);
  return { readyMs: times[Math.floor(RUNS / 2)] ?? 0, idleBytes };
}

/** @param {number} port */
export function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {number} pid @returns {number} resident memory of a process (RSS) */
export function residentBytes(pid) {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
