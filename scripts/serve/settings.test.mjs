// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { databaseUri, listenAddress, requireFreePort } from './settings.mjs';

test('the printed address can be opened on this machine', () => {
  assert.equal(listenAddress({}).url, 'http://127.0.0.1:3000');
  assert.equal(listenAddress({ HOST: '0.0.0.0', PORT: '8080' }).url, 'http://127.0.0.1:8080');
  assert.equal(listenAddress({ HOST: '::1' }).url, 'http://[::1]:3000');
});

test('a taken port is one sentence that says what to do', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await assert.rejects(
    requireFreePort({ host: '127.0.0.1', port }),
    new RegExp(`^Error: Port ${port} is taken by another`),
  );
});

test('a configured database keeps its own name, a provided one gets the product’s', () => {
  assert.equal(databaseUri('mongodb://db/shop', { MONGODB_URI: 'mongodb://db/shop' }), 'mongodb://db/shop');
  assert.equal(databaseUri('mongodb://127.0.0.1:5', {}), 'mongodb://127.0.0.1:5/community-factories');
});
