// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUpToDate } from './npm.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    backend: { version: '0.1.0' },
    'node_modules/backend': { link: true },
    'node_modules/express': { version: '5.3.0' },
    'node_modules/@swc/core-darwin-arm64': { version: '1.16.22', optional: true },
  },
};
const installed = {
  packages: {
    backend: { version: '0.1.0' },
    'node_modules/backend': { link: true },
    'node_modules/express': { version: '5.3.0' },
  },
};

test('missing packages for another platform need no installation', () => {
  assert.equal(isUpToDate(wanted, installed), true);
});

test('another version, a missing package and a missing workspace need an installation', () => {
  const { 'node_modules/express': _express, ...withoutExpress } = installed.packages;
  const { 'node_modules/backend': _backend, ...withoutBackend } = installed.packages;
  const older = { ...installed.packages, 'node_modules/express': { version: '5.2.1' } };
  assert.equal(isUpToDate(wanted, { packages: withoutExpress }), false);
  assert.equal(isUpToDate(wanted, { packages: withoutBackend }), false);
  assert.equal(isUpToDate(wanted, { packages: older }), false);
});

test('a package that is no longer in the lock file needs an installation', () => {
  const more = { ...installed.packages, 'node_modules/left-over': { version: '1.0.0' } };
  assert.equal(isUpToDate(wanted, { packages: more }), false);
});
