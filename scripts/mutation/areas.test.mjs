// @ts-check
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import { CHECKOUT } from '../product.mjs';
import { AREAS } from './areas.mjs';

// Stryker only warns of a pattern that names nothing any more, and the rule behind it is never changed again.
for (const [name, { workspace, files, tests }] of Object.entries(AREAS)) {
  test(`every pattern of the area ${name} names a file`, () => {
    const there = readdirSync(join(CHECKOUT, workspace, 'src'), { recursive: true, encoding: 'utf8' });
    const stale = [...files, ...tests].filter(
      (pattern) => !there.some((file) => matchesGlob(join('src', file), pattern)),
    );
    assert.deepEqual(stale, []);
  });
}
