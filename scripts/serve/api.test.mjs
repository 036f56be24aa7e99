// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runMain } from '../command/main.mjs';
import { startApi } from './api.mjs';

const LISTENING = `console.log(JSON.stringify({ level: 'info', msg: 'listening' }));`;

/**
 * Starts a program in place of the API, while another server answers all requests with 200.
 * @param {import('node:test').TestContext} t
 * @param {string} program
 * @param {NodeJS.ProcessEnv} [env]
 */
async function started(t, program, env) {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout of a test '));
  t.after(() => rmSync(checkout, { recursive: true, force: true }));
  mkdirSync(join(checkout, 'backend', 'dist'), { recursive: true });
  writeFileSync(join(checkout, 'backend', 'dist', 'main.js'), program);
  const otherServer = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  t.after(() => otherServer.close());
  await once(otherServer, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (otherServer.address());
  const { LOG_LEVEL: _ignored, ...inherited } = process.env;
  return startApi({
    env: { ...inherited, ...env },
    dataDir: join(checkout, 'data'),
    url: `http://127.0.0.1:${port}`,
    log: () => {},
    checkout,
  });
}

test('an API that ends because its port is in use is not ready, although another server answers there', async (t) => {
  await assert.rejects(started(t, 'setTimeout(() => process.exit(1), 300);'), /ended before it was ready/);
});

test('an API is ready when it logs that it listens and answers, or, at a coarser log level, when it answers', async (t) => {
  const api = await started(t, `${LISTENING} setInterval(() => {}, 1e6);`);
  await api.stop();
  const silent = await started(t, 'setInterval(() => {}, 1e6);', { LOG_LEVEL: 'warn' });
  await silent.stop();
});

test('a command whose API ends before it is ready prints how it ended and where the log is', async (t) => {
  const { exitCode } = process;
  const printed = t.mock.method(console, 'error', () => {});
  await runMain(async () => void (await started(t, 'process.exit(3);')));
  assert.equal(process.exitCode, 1);
  process.exitCode = exitCode;
  const [message] = printed.mock.calls.map((call) => String(call.arguments[0]));
  assert.match(message ?? '', /^The API ended before it was ready \(exit code 3\); .*logs\/api\.log/);
});
