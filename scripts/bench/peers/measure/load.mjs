// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../../api.mjs';

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: Buffer }} Request
 * @typedef {(request: Request) => Promise<any>} Ask sends a request; resolves to the JSON of the response
 * @typedef {(ask: Ask, n: number) => Promise<unknown>} Call one call of an operation; `n` differs each time
 */

/** Ticks per second, the unit in which `/proc` counts processor time. */
const TICKS = 100;
/** A server that uses less than this share of a processor for `QUIET_SECONDS` is idle. */
const QUIET = 0.03;
/** Longer than the pause between two runs of this product's relay. */
const QUIET_SECONDS = 3;
/** Maximum wait until a server is idle, in seconds. */
const QUIET_WITHIN = 120;

let sent = 0;

/**
 * Runs a number of clients for a time or a total number of calls. Each client repeats the call as soon as it has a response.
 * It uses `node:http` with keep-alive connections, because `fetch` takes as much processor time as the fast peers themselves.
 * @param {Call} call
 * @param {{ url?: string | undefined, clients: number, seconds?: number, calls?: number }} options `calls`: of all clients
 * @returns {Promise<{ perSecond: number, times: number[] }>} calls per second; time of each call in ms
 */
export async function load(call, { url, clients, seconds = Infinity, calls = Infinity }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = (/** @type {Request} */ wanted) => send(new URL(wanted.path, url), agent, wanted);
  /** @type {number[]} */
  const times = [];
  const startedAt = performance.now();
  let left = calls;
  const client = async () => {
    while (performance.now() - startedAt < seconds * 1_000 && left > 0) {
      left -= 1;
      sent += 1;
      const calledAt = performance.now();
      await call(ask, sent);
      times.push(performance.now() - calledAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
    return { perSecond: (times.length * 1_000) / (performance.now() - startedAt), times };
  } finally {
    agent.destroy();
  }
}

/**
 * @param {URL} address
 * @param {Agent} agent
 * @param {Request} wanted
 * @returns {Promise<any>}
 */
function send(address, agent, { method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': body.length } : {};
    const call = request(address, { method, agent, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject).on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode < 300) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${address.pathname} answered ${statusCode}: ${text.slice(0, 300)}`));
      });
    });
    call.on('error', reject).end(body);
  });
}

/**
 * Waits until a server and its child processes are idle. Otherwise background work of a form, such as sending its mail,
 * would slow down the next peer.
 * @param {number} pid
 * @returns {Promise<number>} seconds waited
 */
export async function untilQuiet(pid) {
  let before = processorSeconds(pid);
  for (let waited = 0; waited < QUIET_WITHIN; waited += QUIET_SECONDS) {
    await pause(QUIET_SECONDS * 1_000);
    const now = processorSeconds(pid);
    if (now - before < QUIET * QUIET_SECONDS) return waited;
    before = now;
  }
  return QUIET_WITHIN;
}

/**
 * @param {number} pid
 * @returns {number} memory of a process and its descendants (RSS), in bytes
 */
export function residentBytesOfAll(pid) {
  return processesOf(pid).reduce((sum, each) => sum + unlessEnded(() => residentBytes(each), 0), 0);
}

/**
 * @param {number} pid
 * @returns {number} processor time of a process and its descendants, including those that have ended, in seconds
 */
export function processorSeconds(pid) {
  const ticksOf = (/** @type {number} */ each) => {
    // The fields follow the name, which is in brackets and may contain spaces. Fields 14 to 17 are user and system time of
    // the process and of its ended children.
    const fields =
      unlessEnded(() => readFileSync(`/proc/${each}/stat`, 'utf8'), '')
        .split(') ')[1]
        ?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  };
  return processesOf(pid).reduce((sum, each) => sum + ticksOf(each), 0) / TICKS;
}

/**
 * @param {number} pid
 * @returns {number[]} ids of a process and its descendants, except those that end meanwhile
 */
function processesOf(pid) {
  const children = unlessEnded(() => readdirSync(`/proc/${pid}/task`), [])
    .map((thread) =>
      unlessEnded(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '').trim(),
    )
    .filter(Boolean)
    .flatMap((pids) => pids.split(' '));
  return [pid, ...children.flatMap((child) => processesOf(Number(child)))];
}

/**
 * Reads something about a process, which may end at any time.
 * @template T
 * @param {() => T} read
 * @param {T} fallback result if the process has ended
 * @returns {T}
 */
function unlessEnded(read, fallback) {
  try {
    return read();
  } catch {
    return fallback;
  }
}
