// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/** The pages of the browser work as well: a start does not wait longer than this for prerendered ones. */
const WAIT_MS = 30_000;

/**
 * Waits until the server has prerendered its pages, which it does in the background after a start when builds or
 * configuration have changed.
 * @param {string} url of the running site
 * @param {number} [waitMs]
 * @returns {Promise<boolean>} whether they are there
 */
export async function pagesPrerendered(url, waitMs = WAIT_MS) {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const page = await fetch(`${url}/`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.text(),
      () => '',
    );
    if (page.includes('data-page-set=')) return true;
    await pause(100);
  }
  return false;
}
