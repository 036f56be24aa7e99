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
 * Long tests start first, and large files before small ones, so that no worker is left alone with one at the end.
 * Jest itself uses previous durations, which a fresh checkout does not have; then it uses the size.
 */
export default class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return [...tests].sort((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
  }

  /** Nothing is stored for the next run: the order is always the same. */
  cacheResults() {}
}
