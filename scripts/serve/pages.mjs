// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/** How long a start waits for prerendered pages. Client-rendered pages work meanwhile. */
const WAIT_MS = 30_000;
/** Time limit for one response; generous for a server under load. */
const RESPONSE_WITHIN_MS = 5_000;
/** Without it, a server with TRUST_PROXY would spend its only warning about requests that bypass the proxy. */
const PROXY_HEADERS = { 'x-forwarded-for': '127.0.0.1' };

/**
 * Waits until the server has prerendered its pages, which it does in the background after a start when builds or
 * configuration have changed. Requests that fail or time out are retried.
 * @param {string} url of the running site
 * @param {number} [waitMs]
 * @param {number} [responseWithinMs]
 * @returns {Promise<boolean>} whether the pages are prerendered; the site works without them
 */
export async function pagesPrerendered(url, waitMs = WAIT_MS, responseWithinMs = RESPONSE_WITHIN_MS) {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    if (await isPrerendered(url, responseWithinMs)) return true;
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
    const response = await fetch(`${url}/`, { headers: PROXY_HEADERS, signal });
    return (await response.text()).includes('data-snapshot=');
  } catch {
    return false;
  }
}
