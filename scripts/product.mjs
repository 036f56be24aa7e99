// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Name of folders outside the checkout, such as the cache and temporary data. */
export const PRODUCT = 'community-factories';

/** Path of the checkout. */
export const CHECKOUT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The arguments with which Node.js runs the API, as in the Dockerfile. Source maps make stack traces refer to the sources.
 * The semi-spaces for new objects have 2 × 4 MiB instead of 2 × 16, which the start would fill and an idle process would keep
 * (docs/decisions/0023-a-bundled-server.md).
 * @param {string} [checkout]
 * @returns {string[]}
 */
export function apiArguments(checkout = CHECKOUT) {
  return ['--enable-source-maps', '--max-semi-space-size=4', join(checkout, 'backend', 'dist', 'main.js')];
}
