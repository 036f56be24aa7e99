// @ts-check
/* Runs in the peer's folder: `node:http` and the driver, without validation. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { buffer, json } from 'node:stream/consumers';
import { openStore } from './store.mjs';

/** Required instead of imported, because it has no types. */
const busboy = createRequire(import.meta.url)('busboy');
const store = await openStore(process.env.MONGODB_URI ?? '');

createServer((request, response) => {
  answer(request).then(
    (body) => {
      response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    },
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  const word = new URL(request.url ?? '/', 'http://localhost').searchParams.get('q');
  if (request.method !== 'POST') return word ? store.search(word) : store.list();
  if (request.headers['content-type'] === 'application/json') return store.insert(await object(request));
  const { fields, file } = await form(request);
  return store.insert({ ...fields, supporting_document: await store.keep(file) });
}

/** @param {import('node:http').IncomingMessage} request @returns {Promise<object>} */
async function object(request) {
  return Object(await json(request));
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ fields: Record<string, string>, file: Buffer }>}
 */
function form(request) {
  return new Promise((resolve, reject) => {
    /** @type {Record<string, string>} */
    const fields = {};
    /** @type {Promise<Buffer>} */
    let file = Promise.resolve(Buffer.alloc(0));
    const parser = busboy({ headers: request.headers });
    parser.on('field', (/** @type {string} */ name, /** @type {string} */ value) => {
      fields[name] = value;
    });
    parser.on('file', (/** @type {string} */ _name, /** @type {import('node:stream').Readable} */ stream) => {
      file = buffer(stream);
    });
    parser.on('error', reject);
    parser.on('close', () => file.then((bytes) => resolve({ fields, file: bytes }), reject));
    request.pipe(parser);
  });
}
