// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CHECKOUT } from '../product.mjs';

test('npm run integrity reads a file relative to the folder in which it is typed, as the other commands do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
  try {
    writeFileSync(join(folder, 'entry.js'), '');
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(CHECKOUT, 'scripts', 'operations', 'integrity.mjs'), 'entry.js'],
      { cwd: CHECKOUT, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' },
    );
    const ofNothing = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
    assert.equal(stdout, `sha384-${ofNothing}  entry.js\n`);
    assert.equal(status, 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
