// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { BSON } from 'mongodb';
import { isReachable, listDatabasesMessage, saysOk } from './reachable.mjs';

/** Generous for busy machines: this timeout only prevents an endless wait. */
const TIMEOUT_MS = 60_000;

/** @param {Record<string, unknown>} document */
function reply(document) {
  const body = BSON.serialize(document);
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + body.length, 0);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}

/**
 * @param {import('node:test').TestContext} t
 * @param {(socket: import('node:net').Socket) => void} onRequest
 */
async function server(t, onRequest) {
  const listening = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => onRequest(socket));
  }).listen(0, '127.0.0.1');
  t.after(() => listening.close());
  await once(listening, 'listening');
  const address = listening.address();
  return address && typeof address === 'object' ? address.port : 0;
}

test('the request is the command listDatabases as a driver would send it', () => {
  const message = listDatabasesMessage();
  assert.equal(message.readInt32LE(0), message.length);
  assert.deepEqual(BSON.deserialize(message.subarray(21)), {
    listDatabases: 1,
    nameOnly: true,
    $db: 'admin',
  });
});

test('only a reply with ok: 1 reports success', () => {
  assert.equal(saysOk(reply({ databases: [], ok: 1 })), true);
  assert.equal(saysOk(reply({ databases: [], ok: new BSON.Double(1) })), true);
  assert.equal(saysOk(reply({ ok: 0, errmsg: 'failed to connect', code: 1 })), false);
});

test('a database that answers listDatabases is reachable, even if its reply comes in two chunks', async (t) => {
  const success = reply({ databases: [{ name: 'admin' }], ok: 1 });
  const port = await server(t, (socket) => {
    socket.write(success.subarray(0, 30), () => setImmediate(() => socket.write(success.subarray(30))));
  });
  assert.equal(await isReachable(port, TIMEOUT_MS), true);
});

test('a failing, a silent and a closed port are not reachable', async (t) => {
  const failing = await server(t, (socket) => socket.end(reply({ ok: 0, errmsg: 'failed to connect' })));
  assert.equal(await isReachable(failing), false);
  const silent = await server(t, () => {});
  assert.equal(await isReachable(silent, 50), false);
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const address = closed.address();
  closed.close();
  await once(closed, 'close');
  assert.ok(address && typeof address === 'object');
  assert.equal(await isReachable(address.port), false);
});
