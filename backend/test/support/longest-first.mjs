import { statSync } from 'node:fs';
import path from 'node:path';

/** What takes by far the longest, the longest first; measured on two cores. */
const LONG = [
  'any-body',
  'factory-applications-lists',
  'factory-applications',
  'slow-clients',
  'mail',
  'admin-login',
  'documents',
  'subscriptions-payment',
  'effects',
  'orphaned-payments',
].map((name) => `${name}.api.spec.ts`);

/** @param {{ path: string }} test */
const rankOf = ({ path: file }) => {
  const rank = LONG.indexOf(path.basename(file));
  return rank < 0 ? LONG.length : rank;
};
/** @param {{ path: string }} test */
const sizeOf = ({ path: file }) => statSync(file).size;

/**
 * Files that take long begin before the others, which are large before small, so that no worker is left alone with one in
 * the end. Jest itself goes by how long each took before, which it does not know in a fresh checkout; there it goes by size
 * alone, and the longest is a small one.
 */
export default class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return [...tests].sort((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
  }

  /** Nothing is remembered for the next run: the order is always the same. */
  cacheResults() {}
}
