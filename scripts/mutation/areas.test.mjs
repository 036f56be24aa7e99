// @ts-check
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import { CHECKOUT } from '../product.mjs';
import { AREAS } from './areas.mjs';

// Stryker only warns about a pattern that matches nothing, so the rule behind it would no longer be mutated.
for (const [name, { workspace, files, tests }] of Object.entries(AREAS)) {
  test(`every pattern of the area ${name} matches a file`, () => {
    const existing = readdirSync(join(CHECKOUT, workspace, 'src'), { recursive: true, encoding: 'utf8' });
    const stale = [...files, ...tests].filter(
      (pattern) => !existing.some((file) => matchesGlob(join('src', file), pattern)),
    );
    assert.deepEqual(stale, []);
  });
}
