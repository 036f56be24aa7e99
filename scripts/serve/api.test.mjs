// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startApi } from './api.mjs';

const LISTENING = `console.log(JSON.stringify({ level: 'info', msg: 'listening' }));`;

/**
 * Starts a program in place of the API while something answers as one that is ready.
 * @param {import('node:test').TestContext} t
 * @param {string} program
 * @param {NodeJS.ProcessEnv} [env]
 */
async function started(t, program, env) {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout of a test '));
  t.after(() => rmSync(checkout, { recursive: true, force: true }));
  mkdirSync(join(checkout, 'backend', 'dist'), { recursive: true });
  writeFileSync(join(checkout, 'backend', 'dist', 'main.js'), program);
  const answering = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  t.after(() => answering.close());
  await once(answering, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (answering.address());
  const { LOG_LEVEL: _theirs, ...own } = process.env;
  return startApi({
    env: { ...own, ...env },
    dataDir: join(checkout, 'data'),
    url: `http://127.0.0.1:${port}`,
    log: () => {},
    checkout,
  });
}

test('an API that ends since its port is taken is not ready, although another one answers there', async (t) => {
  await assert.rejects(started(t, 'setTimeout(() => process.exit(1), 300);'), /ended before it was ready/);
});

test('an API is ready when it listens and answers; below the level of that entry, when it answers', async (t) => {
  const api = await started(t, `${LISTENING} setInterval(() => {}, 1e6);`);
  await api.stop();
  const silent = await started(t, 'setInterval(() => {}, 1e6);', { LOG_LEVEL: 'warn' });
  await silent.stop();
});
