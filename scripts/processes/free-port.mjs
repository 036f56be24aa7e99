// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/*
 * Below the ephemeral ports (from 32768 on Linux, from 49152 elsewhere). While a program takes a second to start, an outgoing
 * connection could use one of those.
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
  return (await listenError(port, host)) === undefined;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether another program listens there; false if listening fails for another reason, such as a
 *   missing permission or an address of another machine
 */
export async function isPortTaken(port, host) {
  return (await listenError(port, host)) === 'EADDRINUSE';
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code of an attempt to listen; undefined when it succeeds
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    // A client that connects at this moment, expecting the previous server, would prevent `close` from completing.
    const server = createServer((socket) => socket.destroy());
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = 'unknown' }) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
