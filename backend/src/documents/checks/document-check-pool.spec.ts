import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECK_WORKER } from '../../../test/support/check-worker.js';
import { eventually } from '../../../test/support/eventually.js';
import { packedPdfObjects, samplePdf } from '../../../test/support/files/sample-files.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { APPLICATION_DOCUMENT } from '../../factory-applications/application-document.js';
import { DocumentCheckPool, type FileToCheck } from './document-check-pool.js';

const logger = new AppLogger('silent');
const folder = mkdtempSync(path.join(tmpdir(), 'check threads '));
const stopped: DocumentCheckPool[] = [];
afterEach(() => Promise.all(stopped.splice(0).map((pool) => pool.stop())));
afterAll(() => rmSync(folder, { recursive: true }));

function poolRunning(code: string, deadlineMs?: number): DocumentCheckPool {
  const script = path.join(folder, `${stopped.length}-${Math.random()}.mjs`);
  writeFileSync(script, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return createPoolOf(script, deadlineMs);
}

function createPoolOf(script: string, deadlineMs?: number): DocumentCheckPool {
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

describe('the pool of check threads', () => {
  test('checks files one after the other and clears the memory in between', async () => {
    const pool = createPoolOf(CHECK_WORKER);
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

  test('aborts a check that does not end, without blocking the process', async () => {
    const pool = poolRunning("parentPort.on('message', () => { for (;;); });", 300);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    await expect(pool.check(fileOf())).rejects.toMatchObject(TOO_COMPLEX);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  test('rejects a file whose check takes too much memory, and checks the next file in another thread', async () => {
    const pool = poolRunning(
      "const all = []; parentPort.on('message', () => { for (;;) all.push(new Array(1000).fill({})); });",
    );
    await expect(pool.check(fileOf())).rejects.toMatchObject(TOO_COMPLEX);
    await expect(pool.check(fileOf())).rejects.toMatchObject(TOO_COMPLEX);
  });

  test.each([
    ['exits', () => poolRunning("parentPort.on('message', () => process.exit(1));")],
    ['throws', () => poolRunning("parentPort.on('message', () => { throw new Error('x'); });")],
    ['does not start', () => createPoolOf(path.join(folder, 'nowhere.mjs'))],
  ])(
    'reports an internal error, not a problem with the file, when a thread %s',
    async (_what, createPool) => {
      await expect(createPool().check(fileOf())).rejects.toThrow('could not be checked');
    },
  );

  test('replaces a thread that exits after its result, and checks the next file', async () => {
    const pool = poolRunning(
      `parentPort.on('message', ({ memory }) => {
         parentPort.postMessage({ memory }, [memory.buffer]);
         setImmediate(() => process.exit());
       });`,
    );
    for (let files = 0; files < 2; files += 1) {
      await pool.check(fileOf());
      // Waits until the pool has noticed the exit of the thread.
      await eventually(
        () => pool.size,
        (size) => size === 0,
      );
    }
  });

  test('reads a queued file only when its turn comes', async () => {
    const pool = createPoolOf(CHECK_WORKER);
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
