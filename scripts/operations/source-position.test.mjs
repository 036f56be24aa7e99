// @ts-check
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { CHECKOUT } from '../product.mjs';
import { sourcePosition } from './source-position.mjs';

/** @type {string} */
let release;
/** @param {string} name */
const maps = (name) => join(release, name, 'dist-maps');

before(async () => {
  release = await mkdtemp(join(tmpdir(), 'release-'));
  for (const name of ['frontend-public', 'frontend-shell']) {
    await mkdir(join(maps(name), 'assets'), { recursive: true });
    // The first column of the script is line 3, column 5 of its source.
    const map = { version: 3, sources: [`webpack:///./src/${name}.ts?1a2b`], names: [], mappings: 'AAEI' };
    await writeFile(join(maps(name), 'assets', '1.0a1b2c3d.js.map'), JSON.stringify(map));
  }
});
after(() => rm(release, { recursive: true }));

for (const [script, name] of [
  ['/remotes/public/assets/1.0a1b2c3d.js', 'frontend-public'],
  ['/assets/1.0a1b2c3d.js', 'frontend-shell'],
]) {
  test(`a position in ${script} is mapped to the sources of ${name}`, async () => {
    const folders = [maps('frontend-shell'), maps('frontend-public')];
    const position = await sourcePosition(`${script}:1:1`, folders);
    assert.equal(position, `${relative(CHECKOUT, join(release, String(name), 'src', `${name}.ts`))}:3:5`);
  });
}

test('a script without a source map, a line that it does not have and a malformed position are errors', async () => {
  await assert.rejects(
    sourcePosition('/assets/2.js:1:1', [maps('frontend-shell')]),
    /no source map of .*2\.js/,
  );
  await assert.rejects(
    sourcePosition('/assets/1.0a1b2c3d.js:9:2', [maps('frontend-shell')]),
    /does not have this position/,
  );
  await assert.rejects(sourcePosition('somewhere'), /somewhere is not a position/);
  await assert.rejects(sourcePosition(''), /^Error: State a position such as \/remotes/);
});
