// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { summary } from './figures.mjs';
import { startApi } from './running-api.mjs';

const ADMINISTRATOR = { email: 'office@example.org', password: 'brick-by-brick-2020' };
const STRANGER = 'nobody@example.org';
const PROBE = 'somebody.else@example.org';
/** Tries of each address, and before them those that warm the process up. */
const [TRIES, WARM_UP] = [200, 20];
/** After a try until what it set going is done, in ms. */
const SETTLED_MS = 100;

const LOGINS = 50;
/** Messages of a round, one each so many ms, whether the one before has its answer or not. */
const [MESSAGES, PACE_MS] = [200, 50];
/** Rounds without and with logins, in turns. */
const ROUNDS = 3;

/** @typedef {import('./figures.mjs').Times} Times */

/**
 * Asks 200 times for a new password of an address that has an account, and of one that has none, in turns; each time another
 * call follows at once, which would be slower if the first had set more going.
 * @param {{ checkout: string, uri: string, dataDir: string }} options
 * @returns {Promise<{ known: Times, unknown: Times, afterKnown: Times, afterUnknown: Times }>}
 */
export async function measureForgottenPassword({ checkout, uri, dataDir }) {
  const api = await startApi({ checkout, uri: `${uri}/bench_forgotten`, dataDir, env: environment() });
  try {
    await logIn(api.url);
    /** @type {Record<'known' | 'unknown', number[]>} */
    const times = { known: [], unknown: [] };
    /** @type {Record<'known' | 'unknown', number[]>} */
    const next = { known: [], unknown: [] };
    const ask = (/** @type {string} */ email) =>
      timed(() => post(api.url, 'admin/forgot-password', { email }, 200));
    const addresses = { known: ADMINISTRATOR.email, unknown: STRANGER };
    for (let n = -WARM_UP; n < TRIES; n += 1) {
      /** @type {Array<'known' | 'unknown'>} */
      const order = ['known', 'unknown'];
      if (n % 2 !== 0) order.reverse();
      for (const which of order) {
        const [own, following] = [await ask(addresses[which]), await ask(PROBE)];
        if (n >= 0) {
          times[which].push(own);
          next[which].push(following);
        }
        await pause(SETTLED_MS);
      }
    }
    return {
      known: summary(times.known),
      unknown: summary(times.unknown),
      afterKnown: summary(next.known),
      afterUnknown: summary(next.unknown),
    };
  } finally {
    await api.stop();
  }
}

/**
 * Sends contact messages at an even pace, alone and while 50 people log in at once, again and again.
 * @param {{ checkout: string, uri: string, dataDir: string }} options
 * @returns {Promise<{ alone: Times, beside: Times, logins: number }>} times of the messages; how many logged in meanwhile
 */
export async function measureLogins({ checkout, uri, dataDir }) {
  const api = await startApi({ checkout, uri: `${uri}/bench_logins`, dataDir, env: environment() });
  try {
    await logIn(api.url);
    await sendMessages(api.url);
    /** @type {number[]} */
    const alone = [];
    /** @type {number[]} */
    const beside = [];
    let logins = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await sendMessages(api.url)));
      let isOver = false;
      const logInAgainAndAgain = async () => {
        while (!isOver) {
          await Promise.all(Array.from({ length: LOGINS }, () => logIn(api.url)));
          logins += LOGINS;
        }
      };
      const messages = sendMessages(api.url).finally(() => {
        isOver = true;
      });
      const [times] = await Promise.all([messages, logInAgainAndAgain()]);
      beside.push(...times);
    }
    return { alone: summary(alone), beside: summary(beside), logins };
  } finally {
    await api.stop();
  }
}

/** Limits are not what is measured. */
function environment() {
  return {
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMIT_SCALE: '1000',
  };
}

/** @param {string} url */
const logIn = (url) => post(url, 'admin/login', ADMINISTRATOR, 200);

let sent = 0;

/**
 * @param {string} url
 * @returns {Promise<number[]>} what each took, in ms
 */
function sendMessages(url) {
  const sendOne = async (/** @type {unknown} */ _, /** @type {number} */ n) => {
    await pause(n * PACE_MS);
    sent += 1;
    const message = {
      name: 'Asha Kumari',
      email: `asha.${sent}@example.org`,
      subject: 'General Inquiry',
      message: `When does the water plant open? (${sent})`,
    };
    return timed(() => post(url, 'contact', message, 201));
  };
  return Promise.all(Array.from({ length: MESSAGES }, sendOne));
}

let callers = 0;

/**
 * @param {string} url
 * @param {string} path below `/api`
 * @param {object} body
 * @param {number} expected status
 */
async function post(url, path, body, expected) {
  callers += 1;
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.${18 + (callers % 2)}.${(callers >> 8) % 256}.${callers % 256}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== expected) throw new Error(`/api/${path} answered ${answer.status}.`);
}

/**
 * @param {() => Promise<void>} call
 * @returns {Promise<number>} ms
 */
async function timed(call) {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}
