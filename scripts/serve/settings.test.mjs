// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { databaseUri, listenAddress, requireFreePort, requirePort, servedAddresses } from './settings.mjs';

test('the printed address can be opened on this machine', () => {
  assert.equal(listenAddress({}).url, 'http://127.0.0.1:3000');
  assert.equal(listenAddress({ HOST: '0.0.0.0', PORT: '8080' }).url, 'http://127.0.0.1:8080');
  assert.equal(listenAddress({ HOST: '::1' }).url, 'http://[::1]:3000');
});

test('a wrong port is refused with a sentence that names the variable', () => {
  for (const PORT of ['abc', '1e3', '-1', '65536', '80.5'])
    assert.throws(() => requirePort({ PORT }), { message: 'PORT must be a whole number from 1 to 65535.' });
  requirePort({ PORT: '65535' });
  requirePort({ PORT: '' });
  requirePort({});
});

test('a process that only does background work serves no pages', () => {
  const url = 'http://127.0.0.1:3000';
  assert.deepEqual(Object.keys(servedAddresses({ ROLE: 'api' }, url)), ['Site', 'Console', 'API page']);
  assert.deepEqual(servedAddresses({ ROLE: ' worker ' }, url), { Health: `${url}/health/ready` });
});

test('the error about a port in use says what to do', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const taken = `Port ${port} is taken by another program; stop it`;
  await assert.rejects(requireFreePort({ host: '127.0.0.1', port }), { message: taken });
  await assert.rejects(requireFreePort({ host: '127.0.0.1', port }, 'npm start'), {
    message: `${taken} or choose another one: PORT=3001 npm start`,
  });
});

test('an address of another machine is left to the API, whose error names HOST', async () => {
  // An address reserved for documentation (RFC 5737), which no machine has.
  await requireFreePort({ host: '192.0.2.1', port: 3000 });
});

test('a configured database keeps its name, a provided one gets the product’s name', () => {
  assert.equal(databaseUri('mongodb://db/shop', { MONGODB_URI: 'mongodb://db/shop' }), 'mongodb://db/shop');
  assert.equal(databaseUri('mongodb://127.0.0.1:5', {}), 'mongodb://127.0.0.1:5/community-factories');
});
