// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { contentHash } from './content-hash.mjs';

/** @param {import('node:test').TestContext} t */
function sources(t) {
  const root = mkdtempSync(join(tmpdir(), 'sources of a test '));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'app', 'src'), { recursive: true });
  writeFileSync(join(root, 'app', 'src', 'index.ts'), 'export const a = 1;');
  return {
    root,
    file: join(root, 'app', 'src', 'index.ts'),
    hash: () => contentHash(root, ['app', 'absent.json']),
  };
}

test('a changed, added or renamed source makes a build stale', (t) => {
  const { root, file, hash } = sources(t);
  const hashes = new Set([hash()]);
  writeFileSync(file, 'export const a = 2;');
  hashes.add(hash());
  writeFileSync(join(root, 'app', 'src', 'more.ts'), '');
  hashes.add(hash());
  renameSync(join(root, 'app', 'src', 'more.ts'), join(root, 'app', 'src', 'other.ts'));
  hashes.add(hash());
  assert.equal(hashes.size, 4);
});

test('a touched file, a test and built output do not make a build stale', (t) => {
  const { root, file, hash } = sources(t);
  const before = hash();
  utimesSync(file, new Date(0), new Date(0));
  writeFileSync(join(root, 'app', 'src', 'index.spec.ts'), 'it()');
  mkdirSync(join(root, 'app', 'dist'));
  writeFileSync(join(root, 'app', 'dist', 'main.js'), 'built');
  assert.equal(hash(), before);
});
