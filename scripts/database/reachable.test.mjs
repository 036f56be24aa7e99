// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { BSON } from 'mongodb';
import { isReachable, listDatabasesMessage, saysOk } from './reachable.mjs';

/** For an answer that comes: on a busy machine it may take as long as it needs. */
const PATIENCE_MS = 60_000;

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
 * @param {(socket: import('node:net').Socket) => void} onAsked
 */
async function server(t, onAsked) {
  const listening = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => onAsked(socket));
  }).listen(0, '127.0.0.1');
  t.after(() => listening.close());
  await once(listening, 'listening');
  const address = listening.address();
  return address && typeof address === 'object' ? address.port : 0;
}

test('the question is the command listDatabases, as a driver would send it', () => {
  const message = listDatabasesMessage();
  assert.equal(message.readInt32LE(0), message.length);
  assert.deepEqual(BSON.deserialize(message.subarray(21)), {
    listDatabases: 1,
    nameOnly: true,
    $db: 'admin',
  });
});

test('only an answer that says ok counts', () => {
  assert.equal(saysOk(reply({ databases: [], ok: 1 })), true);
  assert.equal(saysOk(reply({ databases: [], ok: new BSON.Double(1) })), true);
  assert.equal(saysOk(reply({ ok: 0, errmsg: 'failed to connect', code: 1 })), false);
});

test('a database that lists its databases answers, also in two pieces', async (t) => {
  const whole = reply({ databases: [{ name: 'admin' }], ok: 1 });
  const port = await server(t, (socket) => {
    socket.write(whole.subarray(0, 30), () => setImmediate(() => socket.write(whole.subarray(30))));
  });
  assert.equal(await isReachable(port, PATIENCE_MS), true);
});

test('a front without its database, a silent port and a closed one do not answer', async (t) => {
  const failing = await server(t, (socket) => socket.end(reply({ ok: 0, errmsg: 'failed to connect' })));
  assert.equal(await isReachable(failing), false);
  const silent = await server(t, () => {});
  assert.equal(await isReachable(silent, 50), false);
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const address = gone.address();
  gone.close();
  await once(gone, 'close');
  assert.ok(address && typeof address === 'object');
  assert.equal(await isReachable(address.port), false);
});
