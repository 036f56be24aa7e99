// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { summary } from '../figures.mjs';
import { post, timed } from './post.mjs';

/** Messages of a round, and the time from one to the next in ms, whether the previous one was answered or not. */
const [MESSAGES, PACE_MS] = [200, 50];
/** Rounds without and with the load, alternately. */
const ROUNDS = 3;

/** @typedef {import('../figures.mjs').Times} Times */

/**
 * Sends contact messages at a constant rate, without and with another load.
 * @param {string} url
 * @param {() => () => Promise<unknown>} begin starts the load and returns a function that ends it
 * @returns {Promise<{ alone: Times, beside: Times }>} times of a message without and with the load
 */
export async function messagesBeside(url, begin) {
  await sendMessages(url);
  /** @type {number[]} */
  const alone = [];
  /** @type {number[]} */
  const beside = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await sendMessages(url)));
    const end = begin();
    try {
      beside.push(...(await sendMessages(url)));
    } finally {
      await end();
    }
  }
  return { alone: summary(alone), beside: summary(beside) };
}

let sent = 0;

/**
 * @param {string} url
 * @returns {Promise<number[]>} time of each message, in ms
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
