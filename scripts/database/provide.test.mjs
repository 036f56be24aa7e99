// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { withoutPassword } from './external.mjs';
import { mongodArguments } from './mongod.mjs';
import { provideDatabase } from './provide.mjs';
import { endpointOf, isReachable } from './reachable.mjs';

/*
 * These tests use the kind of database that this machine can provide. They ignore a `MONGODB_URI` of the caller, because
 * they kill the programs of the database.
 */
const { MONGODB_URI: _ignored, ...env } = process.env;
const log = () => {};
/** Generous for busy machines: this timeout only prevents an endless wait. */
const TIMEOUT_MS = 60_000;

/**
 * Creates a data folder that is removed after the test, once the databases passed to `stopFirst` have stopped. Hooks run in
 * the order of their registration, and a running database writes into the folder.
 * @param {import('node:test').TestContext} t
 * @param {string} [name]
 */
function dataFolder(t, name = 'data of a test ') {
  const dataDir = mkdtempSync(join(tmpdir(), name));
  chmodSync(dataDir, 0o711);
  /** @type {{ stop(): Promise<unknown> }[]} */
  const running = [];
  t.after(async () => {
    for (const database of running) await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    stopFirst: (/** @type {{ stop(): Promise<unknown> }} */ database) => running.push(database),
  };
}

/**
 * @param {string} uri
 * @param {(items: import('mongodb').Collection) => Promise<void>} use
 */
async function withItems(uri, use) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: TIMEOUT_MS });
  try {
    await use(client.db('kept').collection('items'));
  } finally {
    await client.close();
  }
}

for (const dataDir of ['/proc/data/of/a/test', join('/etc/hostname', 'data')]) {
  test(`a data folder that cannot be created is refused with its name: ${dataDir}`, async () => {
    await assert.rejects(
      provideDatabase({ purpose: 'start', dataDir, log, env }),
      new RegExp(`^Error: The data folder ${dataDir} cannot be created; choose another DATA_DIR\\.`),
    );
  });
}

for (const dataDir of ['/proc/self', '/etc/hostname']) {
  test(`a data folder that cannot be written to is refused with its name: ${dataDir}`, async () => {
    await assert.rejects(
      provideDatabase({ purpose: 'start', dataDir, log, env }),
      new RegExp(`^Error: The data folder ${dataDir} cannot be written to; choose another DATA_DIR\\.`),
    );
  });
}

test('data survives a stop and a kill -9 of every program, in a folder with spaces', async (t) => {
  const { dataDir, stopFirst } = dataFolder(t);
  const first = await provideDatabase({ purpose: 'start', dataDir, log, env });
  await withItems(first.uri, async (items) => void (await items.insertOne({ name: 'before the stop' })));
  await first.stop();

  const second = await provideDatabase({ purpose: 'start', dataDir, log, env });
  stopFirst(second);
  await withItems(second.uri, async (items) => void (await items.insertOne({ name: 'before the kill' })));
  const endpoint = endpointOf(second.uri);
  for (const part of Object.values(second.parts ?? {})) {
    process.kill(part.pid() ?? 0, 'SIGKILL');
    while (part.restarts() === 0 || !(await isReachable(endpoint))) await new Promise(setImmediate);
  }
  await withItems(second.uri, async (items) => {
    const names = (await items.find().sort({ name: 1 }).toArray()).map(({ name }) => name);
    assert.deepEqual(names, ['before the kill', 'before the stop']);
  });
});

test('no other user of the machine can connect to the database or read its files', async (t) => {
  const { dataDir, stopFirst } = dataFolder(t);
  const database = await provideDatabase({ purpose: 'start', dataDir, log, env });
  stopFirst(database);
  const socket = endpointOf(database.uri);
  assert.equal(typeof socket, 'string', 'it listens on no port');
  assert.equal(statSync(dirname(String(socket))).mode & 0o077, 0);
  for (const name of readdirSync(dataDir)) {
    // If the database has its own account, others may pass through a folder, but neither list nor write it.
    assert.equal(statSync(join(dataDir, name)).mode & 0o066, 0, `others may use ${name}`);
    if (statSync(join(dataDir, name)).isFile()) continue;
    for (const inner of readdirSync(join(dataDir, name))) {
      assert.equal(statSync(join(dataDir, name, inner)).mode & 0o077, 0, `others may use ${name}/${inner}`);
    }
  }
});

test('a second start with the same folder uses the running database', async (t) => {
  const { dataDir, stopFirst } = dataFolder(t);
  const first = await provideDatabase({ purpose: 'start', dataDir, log, env });
  stopFirst(first);
  const second = await provideDatabase({ purpose: 'start', dataDir, log, env });
  assert.equal(second.uri, first.uri);
  assert.deepEqual([first.isShared ?? false, second.isShared], [false, true]);
  await second.stop();
  const stillThere = await isReachable(endpointOf(first.uri), TIMEOUT_MS);
  assert.equal(stillThere, true, 'only the process that provides the database stops it');
});

test('a start that cannot write the address of its database stops it, so that the next start is the only one', async (t) => {
  const { dataDir, stopFirst } = dataFolder(t);
  const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const before = children();
  const starting = provideDatabase({ purpose: 'start', dataDir, log, env });
  // As on a full disk, the file cannot be written.
  mkdirSync(join(dataDir, 'database.json'));
  try {
    await assert.rejects(starting, { code: 'EISDIR' });
    assert.equal(children(), before);
  } finally {
    rmSync(join(dataDir, 'database.json'), { recursive: true });
  }
  stopFirst(await provideDatabase({ purpose: 'start', dataDir, log, env }));
});

test('a second start takes over the database when the first one stops', async (t) => {
  const { dataDir } = dataFolder(t);
  const first = await provideDatabase({ purpose: 'start', dataDir, log, env });
  const second = await provideDatabase({ purpose: 'start', dataDir, log, env });
  const endpoint = endpointOf(second.uri);
  try {
    await withItems(second.uri, async (items) => void (await items.insertOne({ name: 'before' })));
    await first.stop();
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await isReachable(endpoint)) && Date.now() < deadline) await pause(25);
    await withItems(second.uri, async (items) => assert.equal(await items.countDocuments(), 1));
  } finally {
    await second.stop();
  }
  assert.equal(await isReachable(endpoint), false);
});

test('the database ends when the process that provides it is killed', async (t) => {
  const { dataDir, stopFirst } = dataFolder(t, 'data-of-a-test-');
  const script = `
    const { provideDatabase } = await import(${JSON.stringify(new URL('provide.mjs', import.meta.url).href)});
    const { uri } = await provideDatabase({ purpose: 'start', dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    process.stdout.write(uri, () => process.kill(process.pid, 'SIGKILL'));`;
  let uri = '';
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env });
  } catch (error) {
    uri = String(/** @type {{ stdout?: Buffer }} */ (error).stdout);
  }
  const endpoint = endpointOf(uri);
  const deadline = Date.now() + TIMEOUT_MS;
  while ((await isReachable(endpoint)) && Date.now() < deadline) await new Promise(setImmediate);
  assert.equal(await isReachable(endpoint), false);
  // Its other programs may still be ending, which the next start waits for.
  stopFirst(await provideDatabase({ purpose: 'start', dataDir, log, env }));
});

test('a disposable database removes its files', async () => {
  const database = await provideDatabase({ purpose: 'test', dataDir: '', log, env });
  const folder = /files in (.*?)(\/postgres|\/mongodb)?$/.exec(database.description)?.[1] ?? '';
  assert.ok(existsSync(folder));
  await database.stop();
  assert.equal(existsSync(folder), false);
});

test('an error about an unreachable MONGODB_URI does not contain the password', async () => {
  const broken = {
    ...env,
    MONGODB_URI: 'mongodb://someone:secret@127.0.0.1:9/shop?serverSelectionTimeoutMS=200',
  };
  await assert.rejects(provideDatabase({ purpose: 'start', dataDir: '', log, env: broken }), (error) => {
    assert.ok(error instanceof Error);
    assert.match(error.message, /^MONGODB_URI names mongodb:\/\/127\.0\.0\.1:9\/shop/);
    assert.doesNotMatch(error.message, /secret/);
    return true;
  });
  assert.equal(withoutPassword('mongodb+srv://a:b@host/x'), 'mongodb+srv://host/x');
  // A password that is not encoded makes the start fail, but the address is logged before.
  assert.equal(withoutPassword('mongodb://a:s3/cr@et@host/x'), 'mongodb://host/x');
});

test('an error about MONGOMS_SYSTEM_BINARY contains the path that is not a program', async (t) => {
  const { dataDir } = dataFolder(t);
  const wrong = { ...env, MONGOMS_SYSTEM_BINARY: '/nowhere/mongod' };
  await assert.rejects(
    provideDatabase({ purpose: 'start', dataDir, log, env: wrong }),
    /MONGOMS_SYSTEM_BINARY names \/nowhere\/mongod/,
  );
});

test('an error about a mongod that does not start contains its last output', async (t) => {
  const { dataDir } = dataFolder(t);
  const program = join(dataDir, 'mongod');
  writeFileSync(program, '#!/bin/sh\necho "unknown storage engine"\nexit 1\n', { mode: 0o755 });
  const fake = { ...env, MONGOMS_SYSTEM_BINARY: program };
  await assert.rejects(
    provideDatabase({ purpose: 'start', dataDir, log, env: fake }),
    /mongod does not start:\s+unknown storage engine/,
  );
});

test('mongod listens only on its socket, or in tests only on the loopback interface', () => {
  const onSocket = mongodArguments({
    dbPath: '/data/mongodb',
    endpoint: '/data/mongodb/socket/mongodb.sock',
  });
  assert.match(
    onSocket.join(' '),
    /--dbpath \/data\/mongodb --storageEngine wiredTiger --bind_ip \/data\/mongodb\/socket\/mongodb\.sock/,
  );
  assert.ok(!onSocket.includes('--port'));
  const onPort = mongodArguments({ dbPath: '/data/mongodb', endpoint: 27018 }).join(' ');
  assert.match(onPort, /--port 27018 --bind_ip 127\.0\.0\.1/);
});
