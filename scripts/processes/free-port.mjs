// @ts-check
import { createServer } from 'node:net';

/**
 * @param {string} [host]
 * @returns {Promise<number>} a TCP port that nothing listens on at this moment
 */
export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether a server could listen there now
 */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
