// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/** The pages of the browser work as well: a start does not wait longer than this for prerendered ones. */
const WAIT_MS = 30_000;
/** A server that many visitors ask at once may take its time for one answer. */
const ANSWER_WITHIN_MS = 5_000;
/** A server with TRUST_PROXY would warn that it is reached past the proxy, and it does so once only. */
const AS_THROUGH_A_PROXY = { 'x-forwarded-for': '127.0.0.1' };

/**
 * Waits until the server has prerendered its pages, which it does in the background after a start when builds or
 * configuration have changed. A slow answer, or one that breaks off, is asked for again: the site works without them.
 * @param {string} url of the running site
 * @param {number} [waitMs]
 * @param {number} [answerWithinMs]
 * @returns {Promise<boolean>} whether they are there
 */
export async function pagesPrerendered(url, waitMs = WAIT_MS, answerWithinMs = ANSWER_WITHIN_MS) {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    if (await isPrerendered(url, answerWithinMs)) return true;
    await pause(100);
  }
  return false;
}

/**
 * @param {string} url
 * @param {number} withinMs
 */
async function isPrerendered(url, withinMs) {
  try {
    const signal = AbortSignal.timeout(withinMs);
    const answer = await fetch(`${url}/`, { headers: AS_THROUGH_A_PROXY, signal });
    return (await answer.text()).includes('data-snapshot=');
  } catch {
    return false;
  }
}
