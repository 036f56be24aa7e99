import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SpoolFolder } from '../../src/documents/upload/spool-folder.js';
import { eventually } from '../support/eventually.js';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUND_MS = 10_000;

describe('the spool folder of a process that only answers requests', () => {
  const now = performance.now.bind(performance);
  /** How far the clock is ahead, in ms. */
  let ahead = 0;
  let intervals: jest.SpiedFunction<typeof setInterval>;
  let api: TestApp;
  let spool: string;
  beforeAll(async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    intervals = jest.spyOn(globalThis, 'setInterval');
    api = await startTestApp({ env: { ROLE: 'api' } });
    spool = path.join(api.config.dataDir, 'spool');
    const file = { name: 'plan.pdf', content: samplePdf() };
    await sendApplication(api.origin, applicationForm(), { file }).expect(201);
  });
  afterAll(async () => {
    await api.close();
    jest.restoreAllMocks();
  });

  /** Advances the clock by ten seconds, runs the interval and waits for the heartbeat that begins a sweep. */
  const roundPasses = async (own: string): Promise<void> => {
    const heartbeat = path.join(own, 'alive');
    const before = new Date(Date.now() - ROUND_MS);
    utimesSync(heartbeat, before, before);
    ahead += ROUND_MS;
    for (const [callback, delay] of intervals.mock.calls) if (delay === ROUND_MS) callback();
    await eventually(
      () => statSync(heartbeat).mtimeMs,
      (mtime) => mtime > before.getTime() + ROUND_MS / 2,
    );
  };

  test('keeps its heartbeat, so that a worker process does not delete it, and deletes what a killed process left', async () => {
    const [own = ''] = readdirSync(spool).map((name) => path.join(spool, name));
    const worker = new SpoolFolder(spool);
    for (let passed = 0; passed <= 60_000; passed += ROUND_MS) {
      await roundPasses(own);
      expect(await worker.sweep(passed)).toBe(0);
    }

    const killed = path.join(spool, 'killed');
    mkdirSync(killed);
    writeFileSync(path.join(killed, 'alive'), '');
    for (let passed = 0; passed <= 40_000; passed += ROUND_MS) await roundPasses(own);
    await eventually(
      () => existsSync(killed),
      (exists) => !exists,
    );
    expect(existsSync(own)).toBe(true);
  });
});
