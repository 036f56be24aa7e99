// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Packages of production that may run a script while they are installed: none. Each needs a reason here. */
const MAY_RUN_SCRIPTS = new Set();

/**
 * @typedef {object} LockedPackage
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [hasInstallScript]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

const root = new URL('../../', import.meta.url);
const lockFile = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
/** @type {Array<[string, LockedPackage]>} */
const packages = Object.entries(lockFile.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link,
);

/** Whether it is installed where the product is built, tested and run: Linux with glibc on x64 or ARM. */
function runsHere({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }) {
  return os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')) && libc.includes('glibc');
}

test('the lock file has the integrity of every package, but for development tools of other platforms', () => {
  const without = packages.filter(([, entry]) => !entry.integrity);
  const wrong = without.filter(([, entry]) => !entry.optional || !entry.dev || runsHere(entry));
  assert.deepEqual(
    wrong.map(([path]) => path),
    [],
  );
});

test('no package of production has a script that runs while it is installed', () => {
  const scripts = packages.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev);
  assert.deepEqual(
    scripts.map(([path]) => path).filter((path) => !MAY_RUN_SCRIPTS.has(path)),
    [],
  );
});

test('packages run no scripts while they are installed', () => {
  assert.match(readFileSync(new URL('.npmrc', root), 'utf8'), /^ignore-scripts=true$/m);
});
