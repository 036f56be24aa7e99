// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requireNodeVersion } from './node-version.mjs';

test('Node.js from 20.19 on is accepted', () => {
  for (const version of ['20.19.0', '20.20.2', '22.1.0', '24.0.0'])
    assert.doesNotThrow(() => requireNodeVersion(version));
});

test('an older Node.js is refused with an error that names both versions', () => {
  for (const version of ['20.18.3', '18.20.0']) {
    assert.throws(
      () => requireNodeVersion(version),
      new RegExp(`20\\.19 or newer is needed and this is ${version}`),
    );
  }
});
