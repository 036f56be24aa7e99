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
 * Requests exactly this path, which `fetch` would normalise.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function get(path, options = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

test('a slide is served from its folder, with the headers of every response', async () => {
  const { status, headers, body } = await get('/7');
  assert.equal(status, 200);
  assert.equal(body.toString(), PAGE);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal((await get('/assets/main.0123abcd.js')).headers['cache-control'], 'immutable');
});

for (const [accepted, encoding] of /** @type {const} */ ([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
]))
  test(`a client that accepts "${accepted}" gets ${encoding ?? 'no encoding'}`, async () => {
    const { headers, body } = await get('/7', { headers: { 'Accept-Encoding': accepted } });
    assert.equal(headers['content-encoding'], encoding);
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(headers['content-length'], `${body.length}`);
  });

test('a client that has the file gets 304, even if a cache in between made its ETag weak', async () => {
  const { headers } = await get('/7');
  const etag = `${headers.etag}`;
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    const { status, body } = await get('/7', { headers: { 'If-None-Match': known } });
    assert.deepEqual([known, status, body.length], [known, 304, 0]);
  }
  assert.equal((await get('/7', { headers: { 'If-None-Match': '"other"' } })).status, 200);
});

test('HEAD answers with the headers of GET, and other methods are refused', async () => {
  const { status, headers, body } = await get('/7', { method: 'HEAD' });
  assert.deepEqual([status, headers['content-length'], body.length], [200, `${PAGE.length}`, 0]);
  const posted = await get('/7', { method: 'POST' });
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
  test(`${path} serves nothing outside of the folder and no hidden file`, async () => {
    const { status, body } = await get(path);
    assert.equal(status, 404);
    assert.ok(!body.includes('secret'));
  });

test('an unknown page answers 404 with the error page, an unknown file with plain text', async () => {
  const page = await get('/31');
  assert.deepEqual([page.status, page.body.toString()], [404, 'Not here']);
  const file = await get('/assets/gone.js');
  assert.deepEqual([file.status, file.headers['content-type']], [404, 'text/plain; charset=utf-8']);
});

test('a page that cannot be read answers 500 with a sentence', async () => {
  rmSync(join(folder, '404.html'));
  const { status, headers, body } = await get('/31');
  assert.deepEqual([status, body.toString()], [500, 'This file cannot be read.\n']);
  assert.equal(headers['cache-control'], 'no-store');
});
