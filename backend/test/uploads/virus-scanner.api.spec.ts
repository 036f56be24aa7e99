import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import { samplePdf, samplePdfOfSize } from '../support/files/sample-files.js';
import { Clamd, TEST_VIRUS } from '../support/services/clamd.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const INFECTED = samplePdf({ objects: `% ${TEST_VIRUS}` });

describe('a virus scanner', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clamd '));
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function appWith(url: string): Promise<TestApp> {
    const running = await startTestApp({ env: { CLAMAV_URL: url } });
    closing.push(() => running.close());
    return running;
  }

  async function clamd(...args: Parameters<typeof Clamd.listen>): Promise<Clamd> {
    const server = await Clamd.listen(...args);
    closing.push(() => server.close());
    return server;
  }

  const send = (running: TestApp, content: Buffer) =>
    sendApplication(running.origin, applicationForm(), { file: { name: 'plan.pdf', content } });
  const stored = ({ connection }: TestApp) =>
    Promise.all(
      ['factory_applications', 'documents.files', 'documents.chunks'].map((name) =>
        connection.collection(name).countDocuments(),
      ),
    );

  test.each([
    ['over TCP', 0 as const],
    ['over a unix socket', path.join(folder, 'clamd.ctl')],
  ])('%s receives each file completely, and files with a virus are rejected', async (_how, at) => {
    const scanner = await clamd(at);
    const running = await appWith(scanner.url);
    await send(running, samplePdfOfSize(1_000_000)).expect(201);
    expect(scanner.scanned).toEqual([1_000_000]);
    const before = await stored(running);
    const { body } = await send(running, INFECTED).expect(400);
    expect(body).toMatchObject({
      fields: { supporting_document: ['A virus was found in this file. Please choose another file.'] },
      reasons: { supporting_document: 'virus' },
    });
    expect(await stored(running)).toEqual(before);
  });

  test('that is unreachable, hangs up or has a lower size limit causes 503 for files, while forms without one are accepted', async () => {
    const unreachable = await clamd(0);
    const { url } = unreachable;
    await closing.pop()?.();
    const hangingUp = createServer((socket) => socket.destroy()).listen(path.join(folder, 'deaf.ctl'));
    closing.push(() => new Promise((resolve) => hangingUp.close(() => resolve())));
    const lowLimit = await clamd(0, 1_000);
    for (const address of [url, `unix://${encodeURI(path.join(folder, 'deaf.ctl'))}`, lowLimit.url]) {
      const running = await appWith(address);
      const { headers } = await send(running, samplePdfOfSize(200_000)).expect(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(await stored(running)).toEqual([0, 0, 0]);
      await sendApplication(running.origin, applicationForm()).expect(201);
    }
  });
});
