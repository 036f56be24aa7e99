import { statSync } from 'node:fs';
import path from 'node:path';

/** Folders of API tests by duration, longest first; measured on two cores. */
const LONG = [
  'http',
  'accounts',
  'login',
  'applications',
  'operation',
  'submissions',
  'deliveries',
  'lists',
  'presentation',
  'dashboard',
];

/** @param {{ path: string }} test */
const rankOf = ({ path: file }) => {
  const rank = file.endsWith('all.api.ts') ? LONG.indexOf(path.basename(path.dirname(file))) : -1;
  return rank < 0 ? LONG.length : rank;
};
/** @param {{ path: string }} test */
const sizeOf = ({ path: file }) => statSync(file).size;

/**
 * Starts long tests first, and large files before small ones, so that no worker is busy with a long one after all
 * others have finished. Jest itself sorts by previous durations, and by size in a fresh checkout, which has none.
 */
export default class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return [...tests].sort((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
  }

  /** Nothing is stored for the next run: the order is always the same. */
  cacheResults() {}
}
