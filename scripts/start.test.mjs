// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { MongoClient } from 'mongodb';
import { freePort, isPortFree } from './processes/free-port.mjs';
import { CHECKOUT } from './product.mjs';
import { databaseUri } from './serve/settings.mjs';
import { untilReady } from './testing/until-ready.mjs';

/* Runs npm start as a person does, on the kind of database that this machine can provide. */
const { MONGODB_URI: _uri, ADMIN_EMAIL: _email, ADMIN_PASSWORD: _password, ...env } = process.env;
const FIRST_ADMINISTRATOR = /^First administrator: (\S+) {3}Password: (\S+)$/m;

/** @param {{ dataDir: string, port: number }} options */
async function start({ dataDir, port }) {
  const child = spawn(process.execPath, [join(CHECKOUT, 'scripts', 'start.mjs')], {
    env: { ...env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const printed = await untilReady(child, exit);
  /** Stops it as Ctrl-C in a terminal does. @returns its exit code */
  const interrupt = async () => {
    child.kill('SIGINT');
    const [code] = await exit;
    return code;
  };
  return { printed, interrupt };
}

/** @param {string} url @param {{ email: string, password: string }} account */
async function logIn(url, account) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return response.status;
}

/**
 * Runs a script to its end.
 * @param {string} script path in `scripts` @param {string[]} args @param {Record<string, string>} ownEnv
 * @returns {Promise<string>} its output
 */
async function outputOf(script, args, ownEnv) {
  const child = spawn(process.execPath, [join(CHECKOUT, 'scripts', script), ...args], {
    env: { ...env, ...ownEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await once(child, 'close');
  return output;
}

/**
 * Makes the database of a running start look as if a version before the newest migration had prepared it.
 * @param {string} dataDir
 */
async function simulateOlderVersion(dataDir) {
  const { uri } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  const client = new MongoClient(databaseUri(uri, env));
  /** @type {import('mongodb').Collection<{ _id: string, migrations: string[] }>} */
  const states = client.db().collection('schema_state');
  const migrations = (await states.findOne({ _id: 'schema' }))?.migrations ?? [];
  /** @param {string[]} done */
  const setMigrations = (done) => states.updateOne({ _id: 'schema' }, { $set: { migrations: done } });
  await setMigrations(migrations.slice(0, -1));
  return {
    undo: async () => {
      await setMigrations(migrations);
      await client.close();
    },
  };
}

test('npm start prints its addresses and the first administrator, leaves no process when stopped, and keeps its data', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data of a start '));
  chmodSync(dataDir, 0o711);
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  const first = await start({ dataDir, port });
  t.after(first.interrupt);
  const [, email = '', password = ''] = FIRST_ADMINISTRATOR.exec(first.printed()) ?? [];
  assert.match(first.printed(), new RegExp(`^Site: +${url}$`, 'm'));
  assert.match(first.printed(), new RegExp(`^API page: +${url}/api/docs$`, 'm'));
  const page = await fetch(`${url}/apply`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<div id="root">/);
  assert.equal((await fetch(`${url}/remotes/public/remoteEntry.js`)).status, 200);
  assert.equal(await logIn(url, { email, password }), 200);

  const older = await simulateOlderVersion(dataDir);
  const otherPort = String(await freePort());
  for (const refused of [
    await outputOf('operations/admin.mjs', ['list'], { DATA_DIR: dataDir }),
    await outputOf('deck-pdf/run.mjs', [], { DATA_DIR: dataDir, PORT: otherPort }),
  ]) {
    assert.match(refused, /prepared for another version of the product/);
  }
  await older.undo();
  const listed = await outputOf('operations/admin.mjs', ['list'], { DATA_DIR: dataDir });
  assert.match(listed, new RegExp(`^${email} .*everything$`, 'm'));

  await first.interrupt();
  const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  assert.deepEqual(
    processes.filter((line) => line.includes(dataDir)),
    [],
  );
  assert.ok(await isPortFree(port, '127.0.0.1'));

  const second = await start({ dataDir, port });
  t.after(second.interrupt);
  assert.doesNotMatch(second.printed(), FIRST_ADMINISTRATOR);
  assert.equal(await logIn(url, { email, password }), 200);
  await second.interrupt();
});
