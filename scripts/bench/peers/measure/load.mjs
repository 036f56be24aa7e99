// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../../api.mjs';

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: Buffer }} Request
 * @typedef {(request: Request) => Promise<any>} Ask answers the JSON of the answer
 * @typedef {(ask: Ask, n: number) => Promise<unknown>} Call `n`: another one each time
 */

/** Ticks of the kernel's clock in a second, as `/proc` counts processor time. */
const TICKS = 100;
/** A server that takes less than this share of a processor for so many seconds has nothing left to do. */
const QUIET = 0.03;
/** Longer than the pause of this product's relay. */
const QUIET_SECONDS = 3;
/** Longest wait for that, in seconds. */
const QUIET_WITHIN = 120;

let sent = 0;

/**
 * So many clients call again and again, each as soon as it has its answer, for a time or until there were enough calls.
 * `node:http` with connections that are kept, since `fetch` takes as much processor time as the quick peers themselves.
 * @param {Call} call
 * @param {{ url?: string | undefined, clients: number, seconds?: number, calls?: number }} options
 * @returns {Promise<{ perSecond: number, times: number[] }>} `times` in ms
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
    const call = request(address, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('error', reject).on('end', () => {
        const { statusCode = 0 } = answer;
        if (statusCode < 300) resolve(JSON.parse(text));
        else
          reject(
            new Error(`${method} ${address.pathname} was answered ${statusCode}: ${text.slice(0, 300)}`),
          );
      });
    });
    call.on('error', reject).end(body);
  });
}

/**
 * Waits until a server and its processes do nothing any more: what a form set going would count against the next peer.
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
 * @returns {number} bytes of memory of a process and those that it started (RSS)
 */
export function residentBytesOfAll(pid) {
  return processesOf(pid).reduce((sum, each) => sum + unlessEnded(() => residentBytes(each), 0), 0);
}

/**
 * @param {number} pid
 * @returns {number} seconds of processor time of a process and those that it started, ended ones included
 */
export function processorSeconds(pid) {
  const ticksOf = (/** @type {number} */ each) => {
    // After the name in brackets, which may have spaces; user and system time, own and that of children that ended, are
    // the 14th to the 17th field of all.
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
 * @returns {number[]} it and its descendants, those that end meanwhile left out
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
 * @template T
 * @param {() => T} read something of a process, which may end while others are read
 * @param {T} otherwise
 * @returns {T}
 */
function unlessEnded(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
