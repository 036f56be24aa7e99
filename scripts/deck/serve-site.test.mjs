// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../processes/free-port.mjs';
import { serveSite } from './serve-site.mjs';

const PAGE = '<!doctype html><title>Slide 7</title>';
const around = mkdtempSync(join(tmpdir(), 'serve site '));
const folder = join(around, 'site');
/** @type {number} */
let port;
/** @type {{ stop: () => Promise<void> }} */
let server;

before(async () => {
  mkdirSync(join(folder, '7'), { recursive: true });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(around, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.secret.txt'), 'secret');
  writeFileSync(join(folder, '404.html'), 'Not here');
  writeFileSync(join(folder, '7', 'index.html'), PAGE);
  writeFileSync(join(folder, '7', 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(folder, '7', 'index.html.gz'), gzipSync(PAGE));
  writeFileSync(join(folder, 'assets', 'main.0123abcd.js'), 'run()');
  port = await freePort();
  server = await serveSite({
    folder,
    port,
    host: '127.0.0.1',
    headers: { 'X-Content-Type-Options': 'nosniff' },
    cachingOf: (file) => (file.startsWith('assets/') ? 'immutable' : 'no-cache'),
  });
});
after(async () => {
  await server.stop();
  rmSync(around, { recursive: true });
});

/**
 * Asks for exactly this path: `fetch` would tidy it up first.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(path, options = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });
}

test('a slide is the page of its folder, with the headers of every answer', async () => {
  const { status, headers, body } = await ask('/7');
  assert.equal(status, 200);
  assert.equal(body.toString(), PAGE);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal((await ask('/assets/main.0123abcd.js')).headers['cache-control'], 'immutable');
});

for (const [accepted, encoding] of /** @type {const} */ ([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
]))
  test(`to who takes "${accepted}" it goes as ${encoding ?? 'it is'}`, async () => {
    const { headers, body } = await ask('/7', { headers: { 'Accept-Encoding': accepted } });
    assert.equal(headers['content-encoding'], encoding);
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(headers['content-length'], `${body.length}`);
  });

test('who has it already is told so, also when a cache on the way has weakened its tag', async () => {
  const { headers } = await ask('/7');
  const etag = `${headers.etag}`;
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    const { status, body } = await ask('/7', { headers: { 'If-None-Match': known } });
    assert.deepEqual([known, status, body.length], [known, 304, 0]);
  }
  assert.equal((await ask('/7', { headers: { 'If-None-Match': '"other"' } })).status, 200);
});

test('HEAD says what GET would send, and anything else is refused', async () => {
  const { status, headers, body } = await ask('/7', { method: 'HEAD' });
  assert.deepEqual([status, headers['content-length'], body.length], [200, `${PAGE.length}`, 0]);
  const posted = await ask('/7', { method: 'POST' });
  assert.deepEqual([posted.status, posted.headers.allow], [405, 'GET, HEAD']);
});

for (const path of [
  '/../secret.txt',
  '/7/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/.secret.txt',
  '/7/%00',
  '/%E0%A4%A',
  '//secret.txt',
])
  test(`${path} leads to nothing outside of the folder and to no hidden file`, async () => {
    const { status, body } = await ask(path);
    assert.equal(status, 404);
    assert.ok(!body.includes('secret'));
  });

test('an unknown page says so on a page, an unknown file in a word', async () => {
  const page = await ask('/31');
  assert.deepEqual([page.status, page.body.toString()], [404, 'Not here']);
  const file = await ask('/assets/gone.js');
  assert.deepEqual([file.status, file.headers['content-type']], [404, 'text/plain; charset=utf-8']);
});

test('a page that cannot be read is an error of the server, in a sentence', async () => {
  rmSync(join(folder, '404.html'));
  const { status, headers, body } = await ask('/31');
  assert.deepEqual([status, body.toString()], [500, 'This file cannot be read.\n']);
  assert.equal(headers['cache-control'], 'no-store');
});
