import { statSync } from 'node:fs';
import path from 'node:path';

/** Folders of API tests by how long they take, the longest first; measured on two cores. */
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
 * What takes long begins before the rest, and large files before small ones, so that no worker is left alone with one in
 * the end. Jest itself goes by how long each took before, which it does not know in a fresh checkout; there it goes by size.
 */
export default class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return [...tests].sort((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
  }

  /** Nothing is remembered for the next run: the order is always the same. */
  cacheResults() {}
}
