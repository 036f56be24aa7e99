// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names folders outside the checkout: the cache, temporary data. */
export const PRODUCT = 'community-factories';

/** The checkout's own folder. */
export const CHECKOUT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * How Node.js is started for the API; the Dockerfile says the same. Stack traces lead to our sources. New objects get
 * 2 × 4 MiB instead of the 2 × 16 that a start would fill and an idle process keep (docs/decisions/0023-a-bundled-server.md).
 * @param {string} [checkout]
 * @returns {string[]} arguments
 */
export function apiArguments(checkout = CHECKOUT) {
  return ['--enable-source-maps', '--max-semi-space-size=4', join(checkout, 'backend', 'dist', 'main.js')];
}
