// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { summary } from '../figures.mjs';
import { startApi } from '../running-api.mjs';
import { messagesBeside } from './messages-beside.mjs';
import { post, timed } from './post.mjs';

const ADMINISTRATOR = { email: 'office@example.org', password: 'brick-by-brick-2020' };
const STRANGER = 'nobody@example.org';
const PROBE = 'somebody.else@example.org';
/** Measured calls for each address, and calls before them that warm up the process. */
const [CALLS, WARM_UP] = [200, 20];
/** Pause after two calls, by which their background work is done, in ms. */
const SETTLED_MS = 100;

/** Logins at a time. */
const LOGINS = 50;

/** @typedef {import('../figures.mjs').Times} Times */

/**
 * Requests a password reset 200 times each for an address with an account and for one without, alternately. Another call
 * follows each request at once: it would be slower if the request caused more background work.
 * @param {{ checkout: string, uri: string, dataDir: string }} options
 * @returns {Promise<{ known: Times, unknown: Times, afterKnown: Times, afterUnknown: Times }>} times of the requests and of
 * the calls that follow them
 */
export async function measureForgottenPassword({ checkout, uri, dataDir }) {
  const api = await startApi({ checkout, uri, dataDir, env: environment() });
  try {
    await logIn(api.url, ADMINISTRATOR);
    /** @type {Record<'known' | 'unknown', number[]>} */
    const times = { known: [], unknown: [] };
    /** @type {Record<'known' | 'unknown', number[]>} */
    const next = { known: [], unknown: [] };
    const requestReset = (/** @type {string} */ email) =>
      timed(() => post(api.url, 'admin/forgot-password', { email }, 200));
    const addresses = { known: ADMINISTRATOR.email, unknown: STRANGER };
    for (let n = -WARM_UP; n < CALLS; n += 1) {
      /** @type {Array<'known' | 'unknown'>} */
      const order = ['known', 'unknown'];
      if (n % 2 !== 0) order.reverse();
      for (const which of order) {
        const [own, following] = [await requestReset(addresses[which]), await requestReset(PROBE)];
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
 * Sends contact messages at a constant rate, alone and during a load of 50 concurrent logins.
 * @param {{ checkout: string, uri: string, dataDir: string }} options
 * @returns {Promise<{ alone: Times, beside: Times, logins: number }>} times of the messages; number of logins
 */
export async function measureLogins({ checkout, uri, dataDir }) {
  const api = await startApi({ checkout, uri, dataDir, env: environment() });
  try {
    return await messagesBesideLogins(api.url, ADMINISTRATOR);
  } finally {
    await api.stop();
  }
}

/**
 * The same on a running API.
 * @param {string} url
 * @param {{ email: string, password: string }} account
 * @returns {ReturnType<typeof measureLogins>}
 */
export async function messagesBesideLogins(url, account) {
  await logIn(url, account);
  let logins = 0;
  const times = await messagesBeside(url, () => {
    let isOver = false;
    const logInRepeatedly = async () => {
      while (!isOver) {
        await Promise.all(Array.from({ length: LOGINS }, () => logIn(url, account)));
        logins += LOGINS;
      }
    };
    const ended = logInRepeatedly();
    return () => {
      isOver = true;
      return ended;
    };
  });
  return { ...times, logins };
}

/** Rate limits are raised, since they are not measured. */
function environment() {
  return {
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMIT_SCALE: '1000',
  };
}

/**
 * @param {string} url
 * @param {{ email: string, password: string }} account
 */
const logIn = (url, { email, password }) => post(url, 'admin/login', { email, password }, 200);
