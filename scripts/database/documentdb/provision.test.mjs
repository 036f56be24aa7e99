// @ts-check
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { cacheFolder } from '../../cache-folder.mjs';
import { tryLock } from '../../processes/folder-lock.mjs';
import { provisionDocumentdb, provisionIn } from './provision.mjs';

test('the working folder of an interrupted preparation is removed by the next one, once it holds the lock', async (t) => {
  const base = mkdtempSync(join(tmpdir(), 'cache of a test '));
  t.after(() => rmSync(base, { recursive: true, force: true }));
  const env = { XDG_CACHE_HOME: base };
  const cache = cacheFolder(env, undefined);
  const work = join(cache, 'work-AbCdEf');
  mkdirSync(join(work, 'postgres'), { recursive: true });
  const unlock = tryLock(join(cache, 'provision.lock'));
  assert.ok(unlock);

  /** @type {() => void} */
  let isWaiting = () => {};
  const waits = new Promise((resolve) => (isWaiting = () => resolve(undefined)));
  const provisioned = provisionDocumentdb({ env, log: () => isWaiting(), account: undefined });
  await waits;
  assert.ok(existsSync(work), 'the other process may still use it');
  // The other process completes the preparation.
  for (const part of Object.values(provisionIn(cache))) mkdirSync(part);
  unlock();
  await provisioned;
  assert.equal(existsSync(work), false);
});
