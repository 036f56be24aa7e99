// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WatchedApi } from './watched-api.mjs';

test('stopping does not wait for a build, and the API is not started after it', async () => {
  /** @type {() => void} */
  let finishBuild = () => assert.fail('nothing is built');
  /** @type {Promise<void>} */
  const built = new Promise((resolve) => {
    finishBuild = resolve;
  });
  const api = new WatchedApi({ env: {}, dataDir: '', url: '', build: () => built });
  let starts = 0;
  api.start = async () => {
    starts += 1;
  };
  const rebuilt = api.rebuildAfterOthers();
  await api.stop();
  finishBuild();
  await rebuilt;
  assert.equal(starts, 0);
});
