// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/*
 * Below the ports that systems give out by themselves (from 32768 on Linux, from 49152 elsewhere): a program that takes
 * a second to start would now and then find one of those in use by somebody's connection.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const MAX_ATTEMPTS = 100;

/**
 * @param {string} [host]
 * @returns {Promise<number>} a TCP port that nothing listens on at this moment
 */
export async function freePort(host = '127.0.0.1') {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isPortFree(port, host)) return port;
  }
  throw new Error(`There is no free port between ${FIRST_PORT} and ${LAST_PORT}.`);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether a server could listen there now
 */
export async function isPortFree(port, host) {
  return (await listeningFails(port, host)) === undefined;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether another program listens there; a port for which one has no right is not taken, nor
 *   one of another machine
 */
export async function isPortTaken(port, host) {
  return (await listeningFails(port, host)) === 'EADDRINUSE';
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code; undefined when a server could listen there now
 */
function listeningFails(port, host) {
  return new Promise((resolve) => {
    // Who connects in this moment, taking it for the server that was there before, would keep it from closing.
    const server = createServer((socket) => socket.destroy());
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = 'unknown' }) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
