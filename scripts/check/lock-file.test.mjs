// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Production packages that may run a script on installation: none. Each needs a reason here. */
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

/** Whether a package is installed on the platforms of the product: Linux with glibc on x64 or ARM64. */
function isForOurPlatforms({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }) {
  return os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')) && libc.includes('glibc');
}

test('the lock file has an integrity hash for every package, except development tools of other platforms', () => {
  const without = packages.filter(([, entry]) => !entry.integrity);
  const wrong = without.filter(([, entry]) => !entry.optional || !entry.dev || isForOurPlatforms(entry));
  assert.deepEqual(
    wrong.map(([path]) => path),
    [],
  );
});

test('no production package has an install script', () => {
  const scripts = packages.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev);
  assert.deepEqual(
    scripts.map(([path]) => path).filter((path) => !MAY_RUN_SCRIPTS.has(path)),
    [],
  );
});

test('npm ignores install scripts', () => {
  assert.match(readFileSync(new URL('.npmrc', root), 'utf8'), /^ignore-scripts=true$/m);
});
