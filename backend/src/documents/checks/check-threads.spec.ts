import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECK_WORKER } from '../../../test/support/check-worker.js';
import { packedPdfObjects, samplePdf } from '../../../test/support/sample-files.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { FACTORY_DOCUMENT } from '../document-kind.js';
import { CheckThreads } from './check-threads.js';
import type { CheckTask } from './check-worker.js';

const logger = new AppLogger('silent');
const folder = mkdtempSync(path.join(tmpdir(), 'check threads '));
const stopped: CheckThreads[] = [];
afterEach(() => Promise.all(stopped.splice(0).map((threads) => threads.stop())));
afterAll(() => rmSync(folder, { recursive: true }));

function threadsThat(run: string, deadlineMs?: number): CheckThreads {
  const script = path.join(folder, `${stopped.length}-${Math.random()}.mjs`);
  writeFileSync(script, `import { parentPort } from 'node:worker_threads';\n${run}`);
  return make(script, deadlineMs);
}

function make(script: string, deadlineMs?: number): CheckThreads {
  const threads = new CheckThreads(script, logger, deadlineMs);
  stopped.push(threads);
  return threads;
}

const task =
  (bytes = samplePdf()) =>
  async (): Promise<CheckTask> => ({
    bytes: new Uint8Array(bytes),
    type: 'pdf',
    kind: FACTORY_DOCUMENT,
  });

const TOO_COMPLEX = { code: 'VALIDATION_FAILED', reason: 'too-complex' };

describe('threads in which files are checked', () => {
  test('give the bytes back when a file is accepted', async () => {
    const bytes = await make(CHECK_WORKER).judge(task());
    expect(Buffer.from(bytes).equals(samplePdf())).toBe(true);
  });

  test('a check that does not end is given up with a sentence, while the process goes on', async () => {
    const threads = threadsThat("parentPort.on('message', () => { for (;;); });", 300);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    await expect(threads.judge(task())).rejects.toMatchObject(TOO_COMPLEX);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  test.each([
    ['ends', "parentPort.on('message', () => process.exit(1));"],
    [
      'takes too much memory',
      "const all = []; parentPort.on('message', () => { for (;;) all.push(new Array(1000).fill({})); });",
    ],
  ])('a thread that %s refuses its file, and the next file gets another', async (_what, run) => {
    const threads = threadsThat(`let first = true;${run}`);
    await expect(threads.judge(task())).rejects.toMatchObject(TOO_COMPLEX);
    await expect(threads.judge(task())).rejects.toMatchObject(TOO_COMPLEX);
  });

  test.each([
    ['fails', threadsThat("parentPort.on('message', () => { throw new Error('x'); });")],
    ['does not begin', make(path.join(folder, 'nowhere.mjs'))],
  ])('a thread that %s is a fault of ours, and nothing is said of the file', async (_what, threads) => {
    await expect(threads.judge(task())).rejects.toThrow('could not be checked');
  });

  test('files wait for their turn, and are read only then', async () => {
    const threads = make(CHECK_WORKER);
    let reading = 0;
    let most = 0;
    const read = async () => {
      reading += 1;
      most = Math.max(most, reading);
      return task(samplePdf({ objects: packedPdfObjects('6 0 << /Type /Font >>') }))();
    };
    await Promise.all(
      Array.from({ length: 12 }, () =>
        threads.judge(read).then(() => {
          reading -= 1;
        }),
      ),
    );
    expect(most).toBeLessThanOrEqual(2);
  });
});
