// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders that no build depends on. */
const EXCLUDED = new Set([
  'node_modules',
  'dist',
  'dist-maps',
  'dist-standalone',
  'coverage',
  'test-results',
  '.cache',
]);

/**
 * Hash of the names and contents of files, without tests. It is the same on every machine and does not need git.
 * @param {string} root folder to which names are relative
 * @param {readonly string[]} paths files and folders below `root`, which need not exist
 * @returns {string}
 */
export function contentHash(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return isTest(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => !EXCLUDED.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** @param {string} path */
function isTest(path) {
  return /\.spec\.tsx?$/.test(path);
}
