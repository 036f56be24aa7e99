// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { summary } from '../figures.mjs';
import { startApi } from '../running-api.mjs';
import { messagesBeside } from './messages-beside.mjs';
import { post, timed } from './post.mjs';

const ADMINISTRATOR = { email: 'office@example.org', password: 'brick-by-brick-2020' };
const STRANGER = 'nobody@example.org';
const PROBE = 'somebody.else@example.org';
/** Tries of each address, and before them those that warm the process up. */
const [TRIES, WARM_UP] = [200, 20];
/** After a try until what it set going is done, in ms. */
const SETTLED_MS = 100;

const LOGINS = 50;

/** @typedef {import('../figures.mjs').Times} Times */

/**
 * Asks 200 times for a new password of an address that has an account, and of one that has none, in turns; each time another
 * call follows at once, which would be slower if the first had set more going.
 * @param {{ checkout: string, uri: string, dataDir: string }} options
 * @returns {Promise<{ known: Times, unknown: Times, afterKnown: Times, afterUnknown: Times }>}
 */
export async function measureForgottenPassword({ checkout, uri, dataDir }) {
  const api = await startApi({ checkout, uri, dataDir, env: environment() });
  try {
    await logIn(api.url, ADMINISTRATOR);
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
  const api = await startApi({ checkout, uri, dataDir, env: environment() });
  try {
    return await messagesBesideLogins(api.url, ADMINISTRATOR);
  } finally {
    await api.stop();
  }
}

/**
 * The same on an API that runs.
 * @param {string} url
 * @param {{ email: string, password: string }} account
 * @returns {ReturnType<typeof measureLogins>}
 */
export async function messagesBesideLogins(url, account) {
  await logIn(url, account);
  let logins = 0;
  const times = await messagesBeside(url, () => {
    let isOver = false;
    const logInAgainAndAgain = async () => {
      while (!isOver) {
        await Promise.all(Array.from({ length: LOGINS }, () => logIn(url, account)));
        logins += LOGINS;
      }
    };
    const ended = logInAgainAndAgain();
    return () => {
      isOver = true;
      return ended;
    };
  });
  return { ...times, logins };
}

/** Limits are not what is measured. */
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
