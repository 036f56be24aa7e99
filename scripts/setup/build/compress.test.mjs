// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressMarked, markUncompressed } from './compress.mjs';

const SCRIPT = 'export const words = "the same again and again";\n'.repeat(50);

/** @param {import('node:test').TestContext} t */
function build(t) {
  const folder = mkdtempSync(join(tmpdir(), 'build of a test '));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['assets', '.server']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'main.js'), SCRIPT);
  }
  writeFileSync(join(folder, 'assets', 'small.js'), 'export {};');
  return folder;
}

test('a marked build is compressed later, except small files and files for the server', async (t) => {
  const folder = build(t);
  markUncompressed(folder);
  await compressMarked([folder]);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const compressed = ['assets/main.js.br', 'assets/main.js.gz'];
  assert.deepEqual(names, [
    '.server',
    '.server/main.js',
    'assets',
    'assets/main.js',
    ...compressed,
    'assets/small.js',
  ]);
  const [brotli, gzip] = compressed.map((name) => readFileSync(join(folder, name)));
  assert.equal(String(brotliDecompressSync(brotli ?? '')), SCRIPT);
  assert.equal(String(gunzipSync(gzip ?? '')), SCRIPT);
});

test('a file with a hash in its name is compressed once, one without again after each build', async (t) => {
  const folder = build(t);
  const names = ['assets/part.0a1b2c3d.js', 'assets/main.js'];
  for (const name of names) {
    for (const suffix of ['', '.br', '.gz']) writeFileSync(join(folder, name + suffix), SCRIPT);
  }
  markUncompressed(folder);
  await compressMarked([folder]);
  const sizes = names.map((name) => readFileSync(join(folder, `${name}.br`)).length);
  assert.equal(sizes[0], SCRIPT.length);
  assert.ok(Number(sizes[1]) < SCRIPT.length);
});

test('a build without the mark is left unchanged', async (t) => {
  const folder = build(t);
  await compressMarked([folder]);
  assert.deepEqual(readdirSync(join(folder, 'assets')).sort(), ['main.js', 'small.js']);
});
