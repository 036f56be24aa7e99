import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECK_WORKER } from '../../../test/support/check-worker.js';
import { eventually } from '../../../test/support/eventually.js';
import { packedPdfObjects, samplePdf } from '../../../test/support/sample-files.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { APPLICATION_DOCUMENT } from '../../factory-applications/application-document.js';
import { DocumentCheckPool, type FileToCheck } from './document-check-pool.js';

const logger = new AppLogger('silent');
const folder = mkdtempSync(path.join(tmpdir(), 'check threads '));
const stopped: DocumentCheckPool[] = [];
afterEach(() => Promise.all(stopped.splice(0).map((pool) => pool.stop())));
afterAll(() => rmSync(folder, { recursive: true }));

function poolThat(run: string, deadlineMs?: number): DocumentCheckPool {
  const script = path.join(folder, `${stopped.length}-${Math.random()}.mjs`);
  writeFileSync(script, `import { parentPort } from 'node:worker_threads';\n${run}`);
  return make(script, deadlineMs);
}

function make(script: string, deadlineMs?: number): DocumentCheckPool {
  const pool = new DocumentCheckPool(script, logger, deadlineMs);
  stopped.push(pool);
  return pool;
}

const fileOf = (bytes = samplePdf()): FileToCheck => ({
  size: bytes.length,
  type: 'pdf',
  rules: APPLICATION_DOCUMENT,
  readInto: async (target) => void bytes.copy(target),
});

const TOO_COMPLEX = { code: 'VALIDATION_FAILED', reason: 'too-complex' };

describe('threads in which files are checked', () => {
  test('check one file after the other, and nothing of one is left for the next', async () => {
    const pool = make(CHECK_WORKER);
    const locked = samplePdf({ objects: ' '.repeat(5_000), trailer: '/Encrypt 9 0 R' });
    for (const bytes of [locked, samplePdf()]) {
      const readInto = async (target: Buffer) => {
        expect(target.equals(Buffer.alloc(bytes.length))).toBe(true);
        bytes.copy(target);
      };
      const checked = pool.check({ ...fileOf(bytes), readInto });
      if (bytes === locked) await expect(checked).rejects.toMatchObject({ reason: 'locked' });
      else await checked;
    }
  });

  test('a check that does not end is given up with a sentence, while the process goes on', async () => {
    const pool = poolThat("parentPort.on('message', () => { for (;;); });", 300);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    await expect(pool.check(fileOf())).rejects.toMatchObject(TOO_COMPLEX);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  test('a thread that takes too much memory refuses its file, and the next file gets another', async () => {
    const pool = poolThat(
      "const all = []; parentPort.on('message', () => { for (;;) all.push(new Array(1000).fill({})); });",
    );
    await expect(pool.check(fileOf())).rejects.toMatchObject(TOO_COMPLEX);
    await expect(pool.check(fileOf())).rejects.toMatchObject(TOO_COMPLEX);
  });

  test.each([
    ['ends', () => poolThat("parentPort.on('message', () => process.exit(1));")],
    ['fails', () => poolThat("parentPort.on('message', () => { throw new Error('x'); });")],
    ['does not begin', () => make(path.join(folder, 'nowhere.mjs'))],
  ])('a thread that %s is a fault of ours, and nothing is said of the file', async (_what, making) => {
    await expect(making().check(fileOf())).rejects.toThrow('could not be checked');
  });

  test('a thread that ends after its answer is replaced, and the next file is checked', async () => {
    const pool = poolThat(
      `parentPort.on('message', ({ memory }) => {
         parentPort.postMessage({ memory }, [memory.buffer]);
         setImmediate(() => process.exit());
       });`,
    );
    for (let files = 0; files < 2; files += 1) {
      await pool.check(fileOf());
      // Waits until this process has noticed the end of the thread.
      await eventually(
        () => pool.size,
        (size) => size === 0,
      );
    }
  });

  test('files wait for their turn, and are read only then', async () => {
    const pool = make(CHECK_WORKER);
    let reading = 0;
    let most = 0;
    const file = fileOf(samplePdf({ objects: packedPdfObjects('6 0 << /Type /Font >>') }));
    const readInto = async (target: Buffer) => {
      reading += 1;
      most = Math.max(most, reading);
      await file.readInto(target);
    };
    await Promise.all(
      Array.from({ length: 12 }, () =>
        pool.check({ ...file, readInto }).then(() => {
          reading -= 1;
        }),
      ),
    );
    expect(most).toBeLessThanOrEqual(2);
  });
});
