// @ts-check
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * Checks whether a database works, in MongoDB's wire protocol and without a driver, because a database is provided while
 * packages are still being installed. It uses `listDatabases`, because FerretDB answers a `ping` even without PostgreSQL.
 */

const OP_MSG = 2013;
const ONE_INT32 = Buffer.from([1, 0, 0, 0]);

/**
 * One OP_MSG with the command `{ listDatabases: 1, nameOnly: true, $db: 'admin' }`.
 * @returns {Buffer}
 */
export function listDatabasesMessage() {
  const fields = Buffer.concat([
    Buffer.from('\x10listDatabases\0'),
    ONE_INT32,
    Buffer.from('\x08nameOnly\0\x01'),
    Buffer.from('\x02$db\0\x06\0\0\0admin\0'),
    Buffer.from('\0'),
  ]);
  const body = Buffer.concat([int32(fields.length + 4), fields]);
  return Buffer.concat([
    int32(16 + 4 + 1 + body.length),
    int32(1),
    int32(0),
    int32(OP_MSG),
    int32(0),
    Buffer.from('\0'),
    body,
  ]);
}

/**
 * Whether a reply reports success: its field `ok` is the number 1, which servers send as a double or an integer.
 * @param {Buffer} reply
 */
export function saysOk(reply) {
  const double = reply.indexOf('\x01ok\0', 16, 'latin1');
  if (double >= 0 && reply.length >= double + 12) return reply.readDoubleLE(double + 4) === 1;
  const integer = reply.indexOf('\x10ok\0', 16, 'latin1');
  return integer >= 0 && reply.length >= integer + 8 && reply.readInt32LE(integer + 4) === 1;
}

/**
 * Where a database listens: a port of 127.0.0.1, or the path of a Unix domain socket.
 * @typedef {number | string} Endpoint
 */

/**
 * Connection string of a database that listens on an endpoint, without a database name.
 * @param {Endpoint} endpoint
 */
export function uriOf(endpoint) {
  return `mongodb://${typeof endpoint === 'number' ? `127.0.0.1:${endpoint}` : encodeURIComponent(endpoint)}`;
}

/**
 * @param {string} uri in the form of `uriOf`
 * @returns {Endpoint}
 */
export function endpointOf(uri) {
  const { port, host } = new URL(uri);
  return port ? Number(port) : decodeURIComponent(host);
}

/**
 * @param {Endpoint} endpoint
 * @param {number} [timeoutMs]
 * @returns {Promise<boolean>} whether a database there answers `listDatabases` with success
 */
export function isReachable(endpoint, timeoutMs = 2_000) {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const where = typeof endpoint === 'number' ? { port: endpoint, host: '127.0.0.1' } : { path: endpoint };
    const socket = connect(where, () => socket.write(listDatabasesMessage()));
    /** @param {boolean} result */
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length >= 4 && received.length >= received.readInt32LE(0)) finish(saysOk(received));
    });
  });
}

/**
 * Waits until the database answers.
 * @param {Endpoint} endpoint
 * @param {{ timeoutMs?: number, abortReason?: () => string | undefined }} [options] `abortReason`: returns a reason to give
 *   up early, which becomes the message of the error
 */
export async function waitUntilReachable(endpoint, { timeoutMs = 60_000, abortReason } = {}) {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReachable(endpoint))) {
    const reason = abortReason?.();
    if (reason) throw new Error(reason);
    if (Date.now() > deadline) throw new Error(`The database did not answer within ${timeoutMs / 1000} s.`);
    await pause(25);
  }
}

/** @param {number} value */
function int32(value) {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32LE(value);
  return buffer;
}
