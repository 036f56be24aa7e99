// @ts-check
import { freePort } from '../processes/free-port.mjs';
import { apiArguments } from '../product.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { isReady } from './api.mjs';
import { startServer } from './started-server.mjs';

/**
 * Starts the built API as if behind a proxy, so that callers can name any address in `X-Forwarded-For`. Resolves once the
 * API is ready.
 * @param {{ checkout: string, uri: string, dataDir: string, env?: NodeJS.ProcessEnv }} options `uri`: including the database
 * name
 * @returns {Promise<{ url: string, pid: number, readyMs: number, stop: () => Promise<void> }>}
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
  const server = await startServer({
    name: 'The API',
    args: apiArguments(checkout),
    env,
    isReady: () => isReady(port),
  });
  return { url: `http://127.0.0.1:${port}`, ...server };
}
