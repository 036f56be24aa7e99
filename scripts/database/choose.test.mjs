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
    keptData: undefined,
    dataDir: '/data',
    ...given,
  });
const mustNotAsk = () => assert.fail('a slow question was asked without need');

test('an existing database comes first, and nothing else is looked at', async () => {
  const way = await choose({
    mongodbUri: 'mongodb://db',
    mongod: '/usr/bin/mongod',
    canDownload: mustNotAsk,
    documentdbObstacle: mustNotAsk,
  });
  assert.equal(way, 'external');
});

test('an installed mongod is used before anything is downloaded', async () => {
  assert.equal(await choose({ mongod: '/usr/bin/mongod', canDownload: mustNotAsk }), 'mongod');
});

test('a reachable download host comes before PostgreSQL', async () => {
  assert.equal(await choose({ canDownload: async () => true }), 'download');
});

test('PostgreSQL is the last way', async () => {
  assert.equal(await choose({}), 'documentdb');
});

test('where nothing works, one sentence says why and names the four ways out', async () => {
  await assert.rejects(choose({ documentdbObstacle: () => 'go is missing' }), (error) => {
    assert.ok(error instanceof Error);
    assert.match(error.message, /go is missing/);
    assert.ok(error.message.endsWith(PROVIDER_OPTIONS));
    for (const word of ['MONGODB_URI', 'mongod', 'download', 'apt'])
      assert.ok(PROVIDER_OPTIONS.includes(word));
    return true;
  });
});

test('data that PostgreSQL wrote is kept in use when a mongod appears', async () => {
  assert.equal(await choose({ keptData: 'postgres', mongod: '/usr/bin/mongod' }), 'documentdb');
});

test('kept data is never left behind in silence', async () => {
  await assert.rejects(choose({ keptData: 'mongodb' }), /\/data\/mongodb needs mongod/);
  await assert.rejects(
    choose({ keptData: 'postgres', documentdbObstacle: () => 'go is missing' }),
    /\/data\/postgres needs PostgreSQL/,
  );
});
