// @ts-check
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { installStaged } from './staged-install.mjs';

const PACKAGES = {
  '': { version: '0.1.0' },
  'node_modules/backend': { resolved: 'backend', link: true },
  'node_modules/@nestjs/core': { version: '12.5.1' },
  'node_modules/chalk/node_modules/ansi-styles': { version: '4.3.0' },
  'node_modules/string-width-cjs': { name: 'string-width', version: '4.2.3' },
};

/** @param {string} file @param {unknown} content */
function write(file, content) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/**
 * A checkout with a workspace and packages of an earlier installation.
 * @param {import('node:test').TestContext} t
 */
function checkout(t) {
  const root = mkdtempSync(join(tmpdir(), 'checkout of a test '));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  write(join(root, 'package.json'), { workspaces: ['backend'] });
  write(join(root, 'backend', 'package.json'), {});
  write(join(root, '.npmrc'), 'ignore-scripts=true');
  write(join(root, 'package-lock.json'), { packages: PACKAGES });
  write(join(root, 'node_modules', 'old', 'index.js'), '');
  write(join(root, 'backend', 'node_modules', 'old', 'index.js'), '');
  return root;
}

test('packages are installed by their URLs and replace the earlier ones', async (t) => {
  const root = checkout(t);
  /** @type {Record<string, { resolved?: string }>} */
  let staged = {};
  await installStaged(root, async (folder) => {
    staged = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
    assert.equal(readFileSync(join(folder, '.npmrc'), 'utf8'), 'ignore-scripts=true');
    write(join(folder, 'node_modules', 'new', 'index.js'), 'export {};');
    write(join(folder, 'backend', 'node_modules', 'new', 'index.js'), 'export {};');
  });
  assert.deepEqual(
    Object.values(staged).map(({ resolved }) => resolved),
    [
      undefined,
      'backend',
      'https://registry.npmjs.org/@nestjs/core/-/core-12.5.1.tgz',
      'https://registry.npmjs.org/ansi-styles/-/ansi-styles-4.3.0.tgz',
      'https://registry.npmjs.org/string-width/-/string-width-4.2.3.tgz',
    ],
  );
  for (const folder of [root, join(root, 'backend')]) {
    assert.ok(existsSync(join(folder, 'node_modules', 'new', 'index.js')));
    assert.ok(!existsSync(join(folder, 'node_modules', 'old')));
  }
  assert.ok(!existsSync(join(root, '.cache', 'install')));
});

test('a failed installation keeps the earlier packages', async (t) => {
  const root = checkout(t);
  const failed = installStaged(root, () => Promise.reject(new Error('npm error code E404')));
  await assert.rejects(failed, /E404/);
  assert.ok(existsSync(join(root, 'node_modules', 'old', 'index.js')));
  assert.ok(!existsSync(join(root, '.cache', 'install')));
});
