// @ts-check
import { resolve } from 'node:path';
import { isPortFree } from '../processes/free-port.mjs';
import { CHECKOUT, PRODUCT } from '../product.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the folder for everything that is kept
 */
export function dataFolder(env) {
  return resolve(CHECKOUT, env.DATA_DIR || '.data');
}

/**
 * Where the site will answer on this machine. Wrong values are left to the API, whose sentence names the variable.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ host: string, port: number, url: string }}
 */
export function listenAddress(env) {
  const port = Number(env.PORT || 3000);
  const host = env.HOST || '127.0.0.1';
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return { host, port, url: `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}` };
}

/**
 * @param {{ host: string, port: number }} address
 * @throws {Error} one sentence when another program listens there
 */
export async function requireFreePort({ host, port }) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || (await isPortFree(port, host))) return;
  throw new Error(
    `Port ${port} is taken by another program; stop it or choose another one: PORT=3001 npm start`,
  );
}

/**
 * A provided database gets the product's name; a URI that somebody configured is used as it is.
 * @param {string} uri
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function databaseUri(uri, env) {
  return env.MONGODB_URI ? uri : `${uri}/${PRODUCT}`;
}
