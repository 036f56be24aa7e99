// @ts-check
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { messagesBeside } from './messages-beside.mjs';

const SOCKETS = 200;
/** Time from one byte to the next. */
const BYTE_MS = 1_000;
/** After this time a client gives up waiting for the server to close its connection. */
const GIVE_UP_MS = 60_000;
const HEAD =
  'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n';

/** @typedef {import('../figures.mjs').Times} Times */

/**
 * Sends contact messages at a constant rate, alone and beside 200 slow clients, which send a form at one byte per second:
 * half of them headers and body, half only the body. A slow client does not reconnect when the server closes its connection.
 * @param {string} url
 * @returns {Promise<{ alone: Times, beside: Times, closedMs: number }>} times of the messages; after how long the server
 * closed the last of the slow connections
 */
export async function messagesBesideSlowSockets(url) {
  let closedMs = 0;
  const times = await messagesBeside(url, () => {
    const clients = Array.from({ length: SOCKETS }, (_, n) => slowClient(url, n % 2 === 0 ? '' : HEAD));
    return async () => {
      for (const closed of await Promise.all(clients)) closedMs = Math.max(closedMs, closed);
    };
  });
  return { ...times, closedMs };
}

/**
 * @param {string} url
 * @param {string} atOnce what the client sends before it becomes slow
 * @returns {Promise<number>} after how many ms the server closed the connection
 */
async function slowClient(url, atOnce) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const startedAt = performance.now();
  let isClosed = false;
  // An error is expected: the server closes the connection during a write.
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true;
    });
  socket.resume().write(atOnce);
  for (let byte = 0; !isClosed && performance.now() - startedAt < GIVE_UP_MS; byte += 1) {
    await pause(BYTE_MS / 10);
    if (byte % 10 === 0 && socket.writable) socket.write(atOnce === '' ? (HEAD[byte / 10] ?? 'x') : ' ');
  }
  socket.destroy();
  return performance.now() - startedAt;
}
