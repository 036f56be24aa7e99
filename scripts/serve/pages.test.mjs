// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { pagesPrerendered } from './pages.mjs';

const PRERENDERED = '<html lang="en" data-snapshot="abc"></html>';

/**
 * A site that handles its requests with the given functions in order, and further requests with the last one.
 * @param {import('node:test').TestContext} t
 * @param {Array<(response: import('node:http').ServerResponse) => void>} handlers
 */
async function siteThat(t, ...handlers) {
  let requests = 0;
  const server = createServer((_request, response) => {
    handlers[Math.min(requests, handlers.length - 1)]?.(response);
    requests += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site is not listening.');
  return { url: `http://127.0.0.1:${address.port}`, requests: () => requests };
}

test('a request is retried when the response stalls, before or within the body, or breaks off', async (t) => {
  const site = await siteThat(
    t,
    () => {},
    (response) => response.writeHead(200).write('<html lang="en" '),
    (response) => response.destroy(),
    (response) => response.end(PRERENDERED),
  );
  assert.equal(await pagesPrerendered(site.url, 60_000, 50), true);
  assert.equal(site.requests(), 4);
});

test('the request has the header of a proxy, so that the server does not warn about bypassing it', async (t) => {
  /** @type {Array<string | string[] | undefined>} */
  const senders = [];
  const site = await siteThat(t, (response) => {
    senders.push(response.req.headers['x-forwarded-for']);
    response.end(PRERENDERED);
  });
  await pagesPrerendered(site.url);
  assert.deepEqual(senders, ['127.0.0.1']);
});

test('a start does not wait forever for pages that are never prerendered', async (t) => {
  const site = await siteThat(t, (response) => response.end('<html lang="en"></html>'));
  assert.equal(await pagesPrerendered(site.url, 1), false);
});
