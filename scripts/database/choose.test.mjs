// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseProvider, PROVIDER_OPTIONS } from './choose.mjs';

/** @param {Partial<import('./choose.mjs').Circumstances>} given */
const choose = (given) =>
  chooseProvider({
    mongodbUri: undefined,
    mongod: undefined,
    canDownload: async () => false,
    documentdbObstacle: () => undefined,
    existingData: undefined,
    dataDir: '/data',
    ...given,
  });
const mustNotBeCalled = () => assert.fail('a slow check was made without need');

test('MONGODB_URI takes precedence, and nothing else is checked', async () => {
  const way = await choose({
    mongodbUri: 'mongodb://db',
    mongod: '/usr/bin/mongod',
    canDownload: mustNotBeCalled,
    documentdbObstacle: mustNotBeCalled,
  });
  assert.equal(way, 'external');
});

test('an installed mongod is used before anything is downloaded', async () => {
  assert.equal(await choose({ mongod: '/usr/bin/mongod', canDownload: mustNotBeCalled }), 'mongod');
});

test('mongod is downloaded, if its host is reachable, before PostgreSQL is used', async () => {
  assert.equal(await choose({ canDownload: async () => true }), 'download');
});

test('PostgreSQL is the last resort', async () => {
  assert.equal(await choose({}), 'documentdb');
});

test('if no database can be provided, the error says why and lists the four options', async () => {
  await assert.rejects(choose({ documentdbObstacle: () => 'go is missing' }), (error) => {
    assert.ok(error instanceof Error);
    assert.match(error.message, /go is missing/);
    assert.ok(error.message.endsWith(PROVIDER_OPTIONS));
    for (const word of ['MONGODB_URI', 'mongod', 'download', 'apt'])
      assert.ok(PROVIDER_OPTIONS.includes(word));
    return true;
  });
});

test('data of PostgreSQL stays in use when a mongod is installed', async () => {
  assert.equal(await choose({ existingData: 'postgres', mongod: '/usr/bin/mongod' }), 'documentdb');
});

test('existing data that cannot be used is an error', async () => {
  await assert.rejects(choose({ existingData: 'mongodb' }), /\/data\/mongodb needs mongod/);
  await assert.rejects(
    choose({ existingData: 'postgres', documentdbObstacle: () => 'go is missing' }),
    /\/data\/postgres needs PostgreSQL/,
  );
});
