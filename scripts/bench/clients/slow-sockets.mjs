// @ts-check
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { messagesBeside } from './messages-beside.mjs';

const SOCKETS = 200;
const BYTE_MS = 1_000;
/** How long is waited for the last of them to be closed. */
const PATIENCE_MS = 60_000;
const HEAD =
  'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n';

/** @typedef {import('../figures.mjs').Times} Times */

/**
 * Sends contact messages at an even pace, alone and beside 200 clients that send a form a byte a second, half of them from
 * the first byte of their headers on, half from that of the body. Such a client does not come back when it was sent away.
 * @param {string} url
 * @returns {Promise<{ alone: Times, beside: Times, closedMs: number }>} times of the messages; after how long the last one
 * of the slow clients was sent away
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
 * @param {string} atOnce what it sends before it becomes slow
 * @returns {Promise<number>} after how many ms the server closed the connection
 */
async function slowClient(url, atOnce) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const startedAt = performance.now();
  let isClosed = false;
  // Being sent away while it writes is what is waited for.
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true;
    });
  socket.resume().write(atOnce);
  for (let byte = 0; !isClosed && performance.now() - startedAt < PATIENCE_MS; byte += 1) {
    await pause(BYTE_MS / 10);
    if (byte % 10 === 0 && socket.writable) socket.write(atOnce === '' ? (HEAD[byte / 10] ?? 'x') : ' ');
  }
  socket.destroy();
  return performance.now() - startedAt;
}
