// @ts-check
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/**
 * @typedef {object} ServeOptions
 * @property {string} folder the files of the site
 * @property {number} port
 * @property {string} host
 * @property {Readonly<Record<string, string>>} headers sent with every response
 * @property {(file: string) => string} cachingOf `Cache-Control` of a file
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
/** Encodings of compressed copies of a file, and the suffixes of their names; the best first. */
const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);
/** Addresses of the deck on the composed site. */
const COMPOSED_ADDRESS = /^(\/hi)?\/presentation(\/[^?]*)?(\?.*)?$/;

/**
 * Serves the files of a site as a static host does, with the headers that a host should send.
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
  const [, language = '', rest = '', query = ''] = COMPOSED_ADDRESS.exec(request.url ?? '') ?? [];
  if (COMPOSED_ADDRESS.test(request.url ?? '')) {
    const path = language + rest.replace(/\/$/, '') || '/';
    // Two slashes at the beginning would redirect to another host.
    response.writeHead(301, { Location: path.replace(/^\/+/, '/') + query }).end();
    return;
  }
  const segments = segmentsOf(request.url ?? '/');
  const found = segments && (await findFile(folder, segments));
  const name = found ?? (segments && extname(segments.at(-1) ?? '') ? undefined : '404.html');
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
  for (const [candidate, suffix] of ENCODINGS) {
    if (!accepts(request.headers['accept-encoding'], candidate)) continue;
    content = await readFile(join(folder, name + suffix)).catch(() => undefined);
    if (content) encoding = candidate;
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
 * Sends a sentence instead of a file.
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
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Whether a browser has the file already. A cache in between may have made the ETag weak.
 * @param {string | undefined} header `If-None-Match`
 * @param {string} etag
 */
function isSame(header = '', etag) {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Splits the path of a URL.
 * @param {string} url
 * @returns {string[] | undefined} its segments; undefined when one of them could leave the folder or name a hidden file
 */
function segmentsOf(url) {
  let path;
  try {
    path = decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return undefined;
  }
  const segments = path.split('/').filter((segment) => segment !== '');
  const isUnsafe = (/** @type {string} */ segment) => segment.startsWith('.') || /[\\\0]/.test(segment);
  return segments.some(isUnsafe) ? undefined : segments;
}

/**
 * @param {string} folder
 * @param {string[]} segments
 * @returns {Promise<string | undefined>} path below the folder of the file with that path, or of the page in that folder
 */
async function findFile(folder, segments) {
  for (const name of [segments.join('/'), [...segments, 'index.html'].join('/')]) {
    const found = name === '' ? undefined : await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) return name;
  }
  return undefined;
}
