// @ts-check
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/**
 * @typedef {object} ServeOptions
 * @property {string} folder a written site
 * @property {number} port
 * @property {string} host
 * @property {Readonly<Record<string, string>>} headers of every answer
 * @property {(file: string) => string} cachingOf how long browsers keep a file
 */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Compressed twins that lie beside a file, best first. */
const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);
/** Addresses of the deck on the site of the company. */
const ON_THE_SITE = /^(\/hi)?\/presentation(\/[^?]*)?(\?.*)?$/;

/**
 * Serves the files of a written site as any host of files does, with the headers that it should send.
 * @param {ServeOptions} options
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function serveSite(options) {
  const server = createServer((request, response) => {
    answer(options, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'This file cannot be read.');
    });
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return {
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * @param {ServeOptions} options
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer({ folder, headers, cachingOf }, request, response) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [, language = '', rest = '', query = ''] = ON_THE_SITE.exec(request.url ?? '') ?? [];
  if (ON_THE_SITE.test(request.url ?? '')) {
    const here = language + rest.replace(/\/$/, '') || '/';
    // Never two slashes at the beginning: they would name another host.
    response.writeHead(301, { Location: here.replace(/^\/+/, '/') + query }).end();
    return;
  }
  const asked = segmentsOf(request.url ?? '/');
  const found = asked && (await findFile(folder, asked));
  const name = found ?? (asked && extname(asked.at(-1) ?? '') ? undefined : '404.html');
  if (!name) {
    sendText(response, 404, 'Not found');
    return;
  }
  await sendFile({ folder, name, cachingOf, status: found ? 200 : 404 }, request, response);
}

/**
 * @param {{ folder: string, name: string, cachingOf: (file: string) => string, status: number }} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendFile({ folder, name, cachingOf, status }, request, response) {
  let [encoding, content] = ['', /** @type {Buffer | undefined} */ (undefined)];
  for (const [one, suffix] of ENCODINGS) {
    if (!accepts(request.headers['accept-encoding'], one)) continue;
    content = await readFile(join(folder, name + suffix)).catch(() => undefined);
    if (content) encoding = one;
    if (content) break;
  }
  content ??= await readFile(join(folder, name));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', cachingOf(name));
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (status === 200 && isSame(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'Content-Length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/**
 * What is left of an answer that has no file.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 */
function sendText(response, status, sentence) {
  for (const name of ['Content-Encoding', 'ETag', 'Vary']) response.removeHeader(name);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

/**
 * @param {string | undefined} header `Accept-Encoding`, such as `gzip;q=0, br`
 * @param {string} encoding
 */
function accepts(header = '', encoding) {
  return header.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Whether a browser has this file: caches on the way may have marked its tag as weak.
 * @param {string | undefined} header `If-None-Match`
 * @param {string} etag
 */
function isSame(header = '', etag) {
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/**
 * The parts of an address, or undefined when one of them could leave the folder or name a hidden file.
 * @param {string} url
 * @returns {string[] | undefined}
 */
function segmentsOf(url) {
  let path;
  try {
    path = decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return undefined;
  }
  const segments = path.split('/').filter((one) => one !== '');
  return segments.some((one) => one.startsWith('.') || /[\\\0]/.test(one)) ? undefined : segments;
}

/**
 * @param {string} folder
 * @param {string[]} segments
 * @returns {Promise<string | undefined>} path of the file below the folder: itself, or the page of that name
 */
async function findFile(folder, segments) {
  for (const name of [segments.join('/'), [...segments, 'index.html'].join('/')]) {
    const found = name === '' ? undefined : await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) return name;
  }
  return undefined;
}
