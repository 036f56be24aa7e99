// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { pagesPrerendered } from './pages.mjs';

const PRERENDERED = '<html lang="en" data-snapshot="abc"></html>';

/**
 * A site whose answers a test gives one after another; the last one stays.
 *
 * @param {import('node:test').TestContext} t
 * @param {Array<(response: import('node:http').ServerResponse) => void>} answers
 */
async function siteThat(t, ...answers) {
  let asked = 0;
  const server = createServer((_request, response) => {
    answers[Math.min(asked, answers.length - 1)]?.(response);
    asked += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site does not listen.');
  return { url: `http://127.0.0.1:${address.port}`, asked: () => asked };
}

test('a page that is slow, in its beginning or in the middle, or breaks off is asked for again', async (t) => {
  const site = await siteThat(
    t,
    () => {},
    (response) => response.writeHead(200).write('<html lang="en" '),
    (response) => response.destroy(),
    (response) => response.end(PRERENDERED),
  );
  assert.equal(await pagesPrerendered(site.url, 60_000, 50), true);
  assert.equal(site.asked(), 4);
});

test('a server behind a proxy does not take the question for somebody who comes past the proxy', async (t) => {
  /** @type {Array<string | string[] | undefined>} */
  const senders = [];
  const site = await siteThat(t, (response) => {
    senders.push(response.req.headers['x-forwarded-for']);
    response.end(PRERENDERED);
  });
  await pagesPrerendered(site.url);
  assert.deepEqual(senders, ['127.0.0.1']);
});

test('a start does not wait for ever for pages that never come', async (t) => {
  const site = await siteThat(t, (response) => response.end('<html lang="en"></html>'));
  assert.equal(await pagesPrerendered(site.url, 1), false);
});
