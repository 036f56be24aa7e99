// @ts-check
/*
 * npm run bench:scale [-- --size 100000 --few 1000 --calls 200 --only <part of a name>]: measures calls of the console and
 * the forms with `--size` records of each kind and with `--few`, alternately on the same database server. Prints median and
 * 99th percentile of both, and their ratio next to the goal. With `MONGODB_URI` the records are kept on that server, in
 * databases named after their number, and the next run reuses them. No figure fails the run.
 */

import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandOptions } from '../command/arguments.mjs';
import { runMain } from '../command/main.mjs';
import { step } from '../command/progress.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { provideDatabase } from '../database/provide.mjs';
import { runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { startApi } from './running-api.mjs';

/**
 * @typedef {{ url: string, token: string, example: Record<string, string> }} Api `example`: values of one of its records
 * @typedef {{ name: string, send: (api: Api) => Promise<Response>, list?: boolean }} Call
 */

const ACCOUNT = { email: 'bench@example.org', password: 'nine brass lamps at dusk' };
const GOAL = 1.2;
const WARM_UP = 20;
/** The API counts records exactly up to this number. */
const EXACT_TOTAL = 10_000;
const LISTS = {
  contact: 'messages',
  'apply-factory': 'applications',
  shareholder: 'shareholders',
  subscription: 'subscribers',
};

const values = commandOptions({
  size: { type: 'string', default: '100000' },
  few: { type: 'string', default: '1000' },
  calls: { type: 'string', default: '200' },
  only: { type: 'string', default: '' },
});

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  await ensureBuilt({ only: ['backend'] });
  const work = mkdtempSync(join(tmpdir(), 'bench of many '));
  atStop(async () => rmSync(work, { recursive: true, force: true }));
  try {
    const database = await provideDatabase({ purpose: 'test', dataDir: work, log: console.log });
    atStop(database.stop);
    const apis = [];
    for (const size of [Number(values.few), Number(values.size)]) {
      apis.push(await step(`${size} records of each kind`, () => apiWith(database.uri, size, work, atStop)));
    }
    console.log(
      `\n| call | ${values.few}: median, p99 | ${values.size}: median, p99 | ratios, goal ${GOAL} |`,
    );
    console.log('|---|---|---|---|');
    for (const call of calls().filter(({ name }) => name.includes(values.only ?? ''))) {
      const [few, many] = await timesOf(call, apis);
      if (!few || !many) continue;
      const ratios = [many.median / few.median, many.p99 / few.p99]
        .map((ratio) => ratio.toFixed(2))
        .join(', ');
      console.log(`| ${call.name} | ${asText(few)} | ${asText(many)} | ${ratios} |`);
    }
  } finally {
    await stopAll();
  }
});

/**
 * Starts an API on a database with a number of records of each kind.
 * @param {string} server connection string without a database name
 * @param {number} size
 * @param {string} work
 * @param {(stop: () => Promise<void>) => void} atStop
 * @returns {Promise<Api>}
 */
async function apiWith(server, size, work, atStop) {
  const uri = `${server.replace(/\/$/, '')}/bench_of_${size}`;
  const dataDir = join(work, `data of ${size}`);
  const env = {
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    // The same in each run, because a run may reuse the records of an earlier one.
    JWT_SECRET: secretOf('tokens'),
    DATA_ENCRYPTION_KEY: secretOf('data'),
    RATE_LIMIT_SCALE: '100000',
  };
  const api = await startApi({ checkout: CHECKOUT, uri, dataDir, env });
  atStop(api.stop);
  const total = await totalOf(api.url, await logIn(api.url));
  if (total < Math.min(size, EXACT_TOTAL)) {
    const sample = join(CHECKOUT, 'backend', 'dist', 'cli', 'sample.js');
    await runCommand(process.execPath, [sample, '--size', String(size)], {
      cwd: CHECKOUT,
      env: { ...process.env, ...env, MONGODB_URI: uri, DATA_DIR: dataDir },
      onLine: (line) => console.log(`  ${line}`),
    });
  }
  // Creating a million records takes longer than a token is valid.
  const token = await logIn(api.url);
  // The first count of many records takes longer than the time limit of a call, which answers 503 until then.
  const figures = { headers: { authorization: `Bearer ${token}` } };
  while ((await fetch(`${api.url}/api/admin/stats`, figures)).status === 503) await pause(1_000);
  const oldest = async (/** @type {string} */ path) =>
    (await read(`${api.url}/api/${path}?limit=1&sort=createdAt`, token))[0];
  const example = { ...(await oldest('apply-factory')) };
  for (const path of Object.keys(LISTS)) example[idOf(path)] = (await oldest(path))._id;
  return { url: api.url, token, example };
}

/** Key under which an example has the id of a record of a list. @param {string} path */
function idOf(path) {
  return `id of ${path}`;
}

/** @returns {Call[]} */
function calls() {
  /** @type {Record<string, (example: Api['example']) => string>} */
  const queries = {
    'newest first': () => '',
    'oldest first': () => 'sort=createdAt',
    'by name': () => 'sort=name',
    'a common name': () => 'q=kumar',
    'a common name, by name': () => 'q=kumar&sort=-name',
    'a name in Hindi': () => 'q=सुनीता',
    'two common words': () => 'q=ravi kumar',
    'two words that never meet': () => 'q=patna jharkhand',
    'a number of a phone': () => 'q=70001',
    nobody: () => 'q=venkataramanujan',
    'two days': () => `from=${daysAgo(100)}&to=${daysAgo(99)}`,
    'two days, by name': () => `from=${daysAgo(100)}&to=${daysAgo(99)}&sort=name`,
    'nobody looks after': () => 'assignee=none',
  };
  /** @type {Record<string, Record<string, (example: Api['example']) => string>>} */
  const own = {
    contact: {
      'new': () => 'status=new',
      'new, a common name, oldest first': () => 'status=new&q=kumar&sort=createdAt',
      'not answered': () => 'answered=false',
      'answered, by name': () => 'answered=true&sort=name',
    },
    'apply-factory': {
      pending: () => 'status=pending',
      'pending, oldest first': () => 'status=pending&sort=createdAt',
      'pending, by name': () => 'status=pending&sort=name',
      'pending, a common name, oldest first': () => 'status=pending&q=kumar&sort=createdAt',
      'a reference': ({ reference = '' }) => `q=${reference}`,
      'a place like a name': () => 'location=ram',
      'a place, a name and a state': () => 'location=patna&q=kumar&status=approved',
      'an idea, by name': () => 'businessIdea=Automobile&sort=name',
      'with a document': () => 'document=true',
      'without a document, by name': () => 'document=false&sort=name',
      'decided by oneself': () => 'decidedBy=me',
      'decided by oneself today': () => `decidedBy=me&decidedFrom=${daysAgo(0)}`,
      'decided on two days, by name': () => `decidedFrom=${daysAgo(100)}&decidedTo=${daysAgo(99)}&sort=name`,
      'decided by somebody else': () => `decidedBy=${'f'.repeat(24)}`,
    },
    shareholder: {
      pending: () => 'status=pending',
      'pending, by name': () => 'status=pending&sort=name',
      'a place, by name': () => 'location=patna&sort=name',
      'pending, a place, oldest first': () => 'status=pending&location=ram&sort=createdAt',
      'pending, with an identity proof': () => 'status=pending&document=true',
    },
    subscription: {
      active: () => 'status=active',
      'cancelled, a common name': () => 'status=cancelled&q=kumar',
    },
  };
  const lists = Object.entries(LISTS).flatMap(([path, name]) =>
    Object.entries({ ...queries, ...own[path] }).map(([what, query]) =>
      get(`${name}, ${what}`, ({ example }) => `/api/${path}?count=none&${encoded(query(example))}`),
    ),
  );
  return [
    ...lists,
    get('applications, with their number', () => '/api/apply-factory?limit=20'),
    ...Object.entries(LISTS).map(([path, name]) =>
      get(`one of the ${name}`, ({ example }) => `/api/${path}/${example[idOf(path)]}`),
    ),
    get('everything, a common name', () => '/api/admin/search?q=kumar'),
    get('everything, two common words', () => `/api/admin/search?${encoded('q=ravi kumar')}`),
    get('figures of the dashboard', () => '/api/admin/stats'),
    get('what was done', () => '/api/admin/audit'),
    get('the bell', () => '/api/admin/notifications'),
    get('boxes of the next day', () => '/api/deliveries'),
    get('totals of the next day', () => '/api/deliveries/totals'),
    get('totals of its PIN codes', () => '/api/deliveries/pin-codes'),
    get('boxes of a name', () => `/api/deliveries?${new URLSearchParams({ q: 'ram kumar' })}`),
    get('boxes of a PIN code', () => '/api/deliveries?q=800'),
    { name: 'a message is sent, with a key', send: ({ url }) => sendMessage(url) },
  ];
}

/** @param {string} name @param {(api: Api) => string} path @returns {Call} */
function get(name, path) {
  return {
    name,
    send: (api) => fetch(api.url + path(api), { headers: { authorization: `Bearer ${api.token}` } }),
  };
}

/**
 * Calls the APIs alternately.
 * @param {Call} call
 * @param {Api[]} apis
 */
async function timesOf({ name, send }, apis) {
  /** @type {number[][]} */
  const times = apis.map(() => []);
  for (let turn = -WARM_UP; turn < Number(values.calls); turn += 1) {
    for (const [index, api] of apis.entries()) {
      const startedAt = performance.now();
      const response = await send(api);
      await response.arrayBuffer();
      if (turn >= 0) times[index]?.push(performance.now() - startedAt);
      if (response.status === 401) api.token = await logIn(api.url);
      else if (!response.ok) throw new Error(`"${name}" answered ${response.status}.`);
    }
  }
  return times.map((all) => {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { median: at(0.5), p99: at(0.99) };
  });
}

/** @param {{ median: number, p99: number }} times */
function asText({ median, p99 }) {
  return `${median.toFixed(1)}, ${p99.toFixed(1)} ms`;
}

/** @param {string} query */
function encoded(query) {
  return new URLSearchParams(query).toString();
}

/** @param {number} days */
function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** @param {string} url @param {string} token */
async function totalOf(url, token) {
  const response = await fetch(`${url}/api/apply-factory?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Number(response.headers.get('x-total-count'));
}

/** @param {string} address @param {string} token */
async function read(address, token) {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** @param {string} purpose */
function secretOf(purpose) {
  return createHash('sha256').update(`bench ${purpose}`).digest('base64');
}

/** @param {string} url */
async function logIn(url) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  if (!response.ok) throw new Error(`The login was refused with ${response.status}.`);
  return (await response.json()).token;
}

/** @param {string} url */
function sendMessage(url) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Asha Kumari',
      email: 'asha@example.org',
      subject: 'General Inquiry',
      message: 'When does the water plant open? We would like to see it before the rains.',
    }),
  });
}
