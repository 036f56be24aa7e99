// @ts-check
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { putInPlace } from '../../../backend/scripts/put-in-place.mjs';

/** @param {import('node:test').TestContext} t */
function folder(t) {
  const path = mkdtempSync(join(tmpdir(), 'build-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A build whose entry imports one part. @param {string} name of the part */
const buildWith = (name) =>
  new Map([
    ['main.js', Buffer.from(`import './parts/${name}.js';`)],
    ['parts/shared-0000.js', Buffer.from('')],
    [`parts/${name}.js`, Buffer.from(`// ${name}`)],
  ]);

/** @param {string} dist */
const partsIn = (dist) => readdirSync(join(dist, 'parts')).sort();

test('a running server still finds parts of its build that it has not imported yet', (t) => {
  const dist = folder(t);
  putInPlace(buildWith('a-1111'), dist);
  putInPlace(buildWith('a-2222'), dist);
  assert.equal(readFileSync(join(dist, 'main.js'), 'utf8'), "import './parts/a-2222.js';");
  assert.deepEqual(partsIn(dist), ['a-1111.js', 'a-2222.js', 'shared-0000.js']);
});

test('parts of the five latest builds are kept', (t) => {
  const dist = folder(t);
  for (const n of [1, 2, 3, 4, 5, 6]) putInPlace(buildWith(`a-${n}`), dist);
  assert.deepEqual(partsIn(dist), ['a-2.js', 'a-3.js', 'a-4.js', 'a-5.js', 'a-6.js', 'shared-0000.js']);
});

test('parts of a build without a list are kept as one build', (t) => {
  const dist = folder(t);
  putInPlace(buildWith('a-1111'), dist);
  rmSync(join(dist, '.parts.json'));
  putInPlace(buildWith('a-2222'), dist);
  assert.deepEqual(partsIn(dist), ['a-1111.js', 'a-2222.js', 'shared-0000.js']);
});

test('a failed build leaves the previous one unchanged; the next build removes its remains and the stamp', (t) => {
  const dist = folder(t);
  putInPlace(buildWith('a-1111'), dist);
  writeFileSync(join(dist, '.built-from'), 'hash of its sources');
  const broken = new Map([...buildWith('a-2222'), ['main.js/below-a-file.js', Buffer.from('')]]);
  assert.throws(() => putInPlace(broken, dist));
  assert.equal(readFileSync(join(dist, 'main.js'), 'utf8'), "import './parts/a-1111.js';");
  putInPlace(buildWith('a-3333'), dist);
  assert.equal(existsSync(join(dist, '.built-from')), false);
  assert.equal(existsSync(join(dist, '.draft')), false);
});

test('an entry that is no longer built is removed', (t) => {
  const dist = folder(t);
  putInPlace(new Map([...buildWith('a-1111'), ['cli/old.js', Buffer.from('')]]), dist);
  putInPlace(buildWith('a-2222'), dist);
  assert.equal(existsSync(join(dist, 'cli/old.js')), false);
});
