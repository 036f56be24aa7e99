import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppLogger } from '../../common/logging/app-logger.js';
import type { AppConfig } from '../../config/app-config.js';
import { PrerenderedPages } from './prerendered-pages.js';
import type { Prerenderer } from './prerenderer.js';
import type { SnapshotSpecs } from './snapshot-specs.js';

describe('a snapshot that failed', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'prerendered-pages-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  async function failure(stopped: boolean, workerNumber = 1): Promise<jest.Mock> {
    const error = jest.fn();
    const make = () => Promise.reject(new Error('The prerenderer ended with SIGKILL.'));
    const pages = new PrerenderedPages(
      { dataDir, workerNumber } as AppConfig,
      {
        current: async () => ({ name: 'abc' }),
        settled: async () => undefined,
      } as unknown as SnapshotSpecs,
      { stopped, make } as unknown as Prerenderer,
      { error } as unknown as AppLogger,
    );
    await pages.refresh();
    return error;
  }

  test('is logged as an error', async () => {
    expect(await failure(false)).toHaveBeenCalledWith('prerendering failed', expect.anything());
  });

  test('is not logged while the server is stopping', async () => {
    expect(await failure(true)).not.toHaveBeenCalled();
  });

  test('is retried after a minute, even if the clock was set back in the meantime', async () => {
    const make = jest.fn().mockRejectedValue(new Error('The prerenderer ended with SIGKILL.'));
    const pages = new PrerenderedPages(
      { dataDir, workerNumber: 1 } as AppConfig,
      { current: async () => ({ name: 'abc' }), settled: async () => undefined } as unknown as SnapshotSpecs,
      { stopped: false, make } as unknown as Prerenderer,
      { error: jest.fn() } as unknown as AppLogger,
    );
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
    await pages.refresh();
    clock.mockRestore();
    await pages.refresh();
    expect(make).toHaveBeenCalledTimes(1);
    const aMinuteLater = performance.now() + 60_001;
    const monotonicClock = jest.spyOn(performance, 'now').mockReturnValue(aMinuteLater);
    await pages.refresh();
    monotonicClock.mockRestore();
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('is attempted only by the first of several workers', async () => {
    expect(await failure(false, 2)).not.toHaveBeenCalled();
  });
});

test('incompatible builds are logged', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prerendered-pages-'));
  const warn = jest.fn();
  const mismatches = ['app_public was made for federation runtime 2.8.0, this shell has 2.9.2.'];
  const pages = new PrerenderedPages(
    { dataDir, workerNumber: 1 } as AppConfig,
    { current: async () => ({ name: 'abc' }), settled: async () => undefined } as unknown as SnapshotSpecs,
    { make: async () => ({ pages: 3, failed: [], mismatches }) } as unknown as Prerenderer,
    { info: jest.fn(), warn } as unknown as AppLogger,
  );
  await pages.refresh();
  rmSync(dataDir, { recursive: true, force: true });
  expect(warn).toHaveBeenCalledWith('incompatible builds', { mismatches });
});
