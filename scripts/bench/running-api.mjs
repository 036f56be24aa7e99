// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../processes/free-port.mjs';
import { apiArguments } from '../product.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { isReady } from './api.mjs';

/**
 * Starts the built API behind a proxy that is made up, so that callers can come from many networks.
 * @param {{ checkout: string, uri: string, dataDir: string, env?: NodeJS.ProcessEnv }} options `uri`: with the database's name
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} once it is ready
 */
export async function startApi({ checkout, uri, dataDir, env: own = {} }) {
  const port = await freePort();
  const env = {
    ...process.env,
    MONGODB_URI: uri,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...own,
  };
  await prepareSchema({ env, log: console.log, checkout });
  const child = spawn(process.execPath, apiArguments(checkout), { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The API ended before it was ready.');
    await pause(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
