// @ts-check
import { resolve } from 'node:path';
import { isPortTaken } from '../processes/free-port.mjs';
import { CHECKOUT, PRODUCT } from '../product.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} path of the folder for all persistent data
 */
export function dataFolder(env) {
  return resolve(CHECKOUT, env.DATA_DIR || '.data');
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} in production without `MONGODB_URI`: a command would work on another database than the servers
 */
export function requireDatabaseInProduction({ NODE_ENV, MONGODB_URI }) {
  if (NODE_ENV !== 'production' || MONGODB_URI) return;
  throw new Error('NODE_ENV=production needs MONGODB_URI: a provided database is for development.');
}

/**
 * Where the site will be reachable on this machine. Invalid values are left to the API, whose error names the variable.
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
 * For servers without the API, which refuses a wrong port in the same way.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} when `PORT` is no port
 */
export function requirePort({ PORT }) {
  if (!PORT || (/^[0-9]+$/.test(PORT) && Number(PORT) >= 1 && Number(PORT) <= 65_535)) return;
  throw new Error('PORT must be a whole number from 1 to 65535.');
}

/**
 * Whether the API answers no requests besides health and metrics.
 * @param {NodeJS.ProcessEnv} env
 */
export function doesBackgroundWorkOnly(env) {
  return env.ROLE?.trim() === 'worker';
}

/**
 * What can be opened at the address of the API, by name.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} url
 * @returns {Record<string, string>}
 */
export function servedAddresses(env, url) {
  if (doesBackgroundWorkOnly(env)) return { Health: `${url}/health/ready` };
  return { Site: url, Console: `${url}/admin`, 'API page': `${url}/api/docs` };
}

/**
 * Checks that no other program listens on a port. Other reasons for which listening may fail are left to the server, whose
 * error names the variable.
 * @param {{ host: string, port: number }} address
 * @param {string} [command] the current command, if `PORT` sets its port
 * @throws {Error} when another program listens there
 */
export async function requireFreePort({ host, port }, command) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || !(await isPortTaken(port, host))) return;
  const choice = command ? ` or choose another one: PORT=3001 ${command}` : '';
  throw new Error(`Port ${port} is taken by another program; stop it${choice}`);
}

/**
 * Adds the product's name as the database name to the URI of a provided database. A configured URI is used as it is.
 * @param {string} uri
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function databaseUri(uri, env) {
  return env.MONGODB_URI ? uri : `${uri}/${PRODUCT}`;
}
