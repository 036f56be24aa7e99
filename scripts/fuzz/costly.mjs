// @ts-check
/*
 * npm run fuzz -- --costly [--repeats N] [--call PATH]: sends the most expensive requests that anybody can make to the built
 * API, one at a time, and prints how long each blocks the event loop at most: in processor time of the main thread, which is
 * compared with the goal, and by the wall clock, which includes other work on the machine. Each request is sent several
 * times, and the minimum counts, since other work can only make a block longer.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundleFile } from '../../backend/scripts/bundle-file.mjs';
import { freePort } from '../processes/free-port.mjs';
import { apiArguments, CHECKOUT } from '../product.mjs';
import { prepareSchema } from '../serve/schema.mjs';

/**
 * @typedef {{ kind: string, method: string, path: string, headers?: Record<string, string>, body?: Buffer, pieces?: number,
 *   times?: number }} CostlyRequest
 */

/** Goal for the longest block that a request causes, in milliseconds. Exceeding it fails nothing. */
const GOAL_MS = 50;
/** Pause after a response in which blocks still count, in milliseconds. */
const SETTLE_MS = 30;

/**
 * @param {{ uri: string, dataDir: string, repeats: number, call: string, log: (line: string) => void }} options
 * `uri`: if it names a database, that one is used together with its `dataDir`; otherwise an empty one
 * @returns {Promise<void>}
 */
export async function sendCostlyRequests({ uri, dataDir, repeats, call, log }) {
  const work = mkdtempSync(join(tmpdir(), 'fuzz data '));
  try {
    const installation = namesDatabase(uri) ? { uri, dataDir } : { uri: `${uri}/fuzz_costly`, dataDir: work };
    const api = await startApi({ ...installation, log });
    try {
      await measureAll(api, await costlyRequests(work), { repeats, call, log });
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} uri */
function namesDatabase(uri) {
  return new URL(uri).pathname.length > 1;
}

/**
 * @param {Api} api
 * @param {Iterable<CostlyRequest>} requests
 * @param {{ repeats: number, call: string, log: (line: string) => void }} options
 */
async function measureAll(api, requests, { repeats, call, log }) {
  const idle = await least(repeats, () => api.longestBlock(() => pause(SETTLE_MS)));
  log(`idle: ${asText(idle)}\n`);
  log('| processor | clock | bytes | answer | request |\n|---|---|---|---|---|');
  let longest = 0;
  for (const request of requests) {
    if (!request.path.startsWith(call)) continue;
    let response = '';
    const block = await least(repeats, () =>
      api.longestBlock(async () => {
        response = await send(api.port, request);
      }),
    );
    longest = Math.max(longest, block.processor);
    const bytes = request.body?.length ?? JSON.stringify(request.headers ?? '').length + request.path.length;
    const name = `${request.method} ${request.path.slice(0, 40)}: ${request.kind}`;
    log(`| ${asText(block)} | ${bytes} | ${response} | ${name} |${block.processor > GOAL_MS ? ' !' : ''}`);
  }
  log(`\nLongest block ${longest.toFixed(1)} ms of processor time, goal ${GOAL_MS} ms`);
}

/** @param {Block} block */
function asText({ processor, clock }) {
  return `${processor.toFixed(1)} ms | ${clock.toFixed(1)} ms`;
}

/** @param {number} times @param {() => Promise<Block>} measure @returns {Promise<Block>} */
async function least(times, measure) {
  const found = { processor: Number.POSITIVE_INFINITY, clock: Number.POSITIVE_INFINITY };
  // A block far below the goal needs no further measurements.
  for (let n = 0; n < times && found.processor > GOAL_MS / 4; n += 1) {
    const { processor, clock } = await measure();
    found.processor = Math.min(found.processor, processor);
    found.clock = Math.min(found.clock, clock);
  }
  return found;
}

/** @param {string} folder @returns {Promise<CostlyRequest[]>} */
async function costlyRequests(folder) {
  const outfile = join(folder, 'costly-bodies.mjs');
  await bundleFile(join(CHECKOUT, 'backend', 'test', 'fuzz', 'costly-bodies.ts'), outfile);
  const { jsonRequests, headerRequests, packetRequests, uploadRequests } = await import(
    pathToFileURL(outfile).href
  );
  return [...headerRequests(), ...packetRequests(), ...jsonRequests(publicFields()), ...uploadRequests()];
}

/** Field names, by path, of each call that accepts JSON without a token. @returns {Record<string, string[]>} */
function publicFields() {
  const { paths, components } = JSON.parse(readFileSync(join(CHECKOUT, 'backend', 'openapi.json'), 'utf8'));
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [path, { post }] of /** @type {[string, any][]} */ (Object.entries(paths))) {
    const schema = post?.requestBody?.content?.['application/json']?.schema;
    if (!schema || path.includes('{') || post['x-required-permissions']) continue;
    const { properties = { event: {} } } = components.schemas[schema.$ref?.split('/').at(-1)] ?? schema;
    found[path] = Object.keys(properties);
  }
  return found;
}

/** @param {number} port @param {CostlyRequest} request @returns {Promise<string>} status and size of the response */
function send(port, request) {
  const { method, path, headers, body } = request;
  if (request.pieces !== undefined || request.times !== undefined) return sendAtOnce(port, request);
  return new Promise((resolve) => {
    const sending = httpRequest({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: headers ?? {},
      agent: false,
    });
    sending.on('error', () => resolve('closed'));
    sending.on('response', (response) => {
      let size = 0;
      response.on('data', (chunk) => {
        size += chunk.length;
      });
      response.on('close', () => resolve(`${response.statusCode}, ${size} bytes`));
    });
    if (body) sending.setHeader('Content-Length', body.length);
    sending.end(body);
  });
}

/**
 * Sends a request in small chunks or several requests at once through a socket, since Node's HTTP client can do neither.
 * @param {number} port @param {CostlyRequest} request @returns {Promise<string>} first status and size of all responses
 */
function sendAtOnce(port, { method, path, headers = {}, body = Buffer.alloc(0), pieces, times = 1 }) {
  const length =
    pieces === undefined ? { 'Content-Length': body.length } : { 'Transfer-Encoding': 'chunked' };
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...length });
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`;
  const single = Buffer.concat([Buffer.from(head), pieces === undefined ? body : inPieces(body, pieces)]);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(`${received.split(' ', 2)[1] ?? 'closed'}, ${received.length} bytes`));
    // The server keeps the connection open after its response.
    socket.setTimeout(500, () => socket.destroy());
    socket.write(Buffer.concat(Array(times).fill(single)));
  });
}

/** @param {Buffer} body @param {number} size */
function inPieces(body, size) {
  const pieces = [];
  for (let at = 0; at < body.length; at += size) {
    const piece = body.subarray(at, at + size);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]);
}

/** The longest block of the event loop in a period, in milliseconds. @typedef {{ processor: number, clock: number }} Block */
/**
 * @typedef {{
 *   port: number,
 *   longestBlock: (meanwhile: () => Promise<void>) => Promise<Block>,
 *   stop: () => Promise<void>,
 * }} Api
 */

/**
 * @param {{ uri: string, dataDir: string, log: (line: string) => void }} options
 * @returns {Promise<Api>}
 */
async function startApi({ uri, dataDir, log }) {
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'test', PORT: String(port), MONGODB_URI: uri, DATA_DIR: dataDir },
    ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
  };
  await prepareSchema({ env, log });
  const preload = pathToFileURL(join(CHECKOUT, 'scripts', 'fuzz', 'report-blocks.mjs')).href;
  const child = spawn(process.execPath, ['--import', preload, ...apiArguments()], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The API ended before it was ready.');
    await pause(50);
  }
  /** @param {string} command @returns {Promise<Block>} */
  const ask = async (command) => {
    const reply = once(child, 'message');
    child.send(command);
    return (await reply)[0];
  };
  return {
    port,
    longestBlock: async (meanwhile) => {
      await ask('begin');
      await meanwhile();
      await pause(SETTLE_MS);
      return ask('end');
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {number} port */
function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
