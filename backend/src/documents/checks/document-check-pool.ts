import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import type { CheckMemory, CheckResult, CheckTask } from './check-worker.js';
import { RefusedDocument, refusedContent } from './refused-document.js';

/** Concurrent checks; each holds a whole file in memory, which is reused for the next file. */
const THREADS = 2;
/** Maximum number of queued files; further callers get a 503. */
const MAX_QUEUED = 200;
/** Time limit for a check, in ms; the largest real file takes a tenth of a second. */
const DEADLINE_MS = 10_000;
/** In ms; an idle thread ends after this and frees its memory. */
const IDLE_MS = 10_000;
/** Memory for files grows in steps of this size, in bytes. */
const MEMORY_STEP = 1024 * 1024;
/** Heap limits of a thread, in MiB. The files and what they unpack to have limits of their own. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

/** Reported after two attempts, so the cause is the file or the machine. */
const ENDED = 'the thread ended';

/** A file to check, and how to read it. */
export interface FileToCheck extends Pick<CheckTask, 'size' | 'type' | 'rules'> {
  /** Fills `target`, which has `size` bytes. */
  readInto(target: Buffer): Promise<void>;
}

interface Thread {
  /** Started once a file has been read; absent after it has ended. */
  worker?: Worker;
  /** Empty while the worker owns it. */
  memory: CheckMemory;
  /** Runs while the thread is idle. */
  timer?: NodeJS.Timeout;
}

/** A few threads that check files, started on demand. A check that takes too long terminates its thread. */
export class DocumentCheckPool {
  private readonly limit = new ConcurrencyLimit(THREADS, { maxQueued: MAX_QUEUED });
  private readonly idle: Thread[] = [];
  private readonly all = new Set<Worker>();

  /**
   * @param script the built `check-worker.js`
   * @param deadlineMs time limit for a check
   */
  constructor(
    private readonly script: string,
    private readonly logger: AppLogger,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** Number of running threads. */
  get size(): number {
    return this.all.size;
  }

  /**
   * Waits for a free thread, reads the file and checks it.
   * @throws RefusedDocument when it is not accepted; AppError UNAVAILABLE when the queue is full; Error for a bug
   */
  check(file: FileToCheck): Promise<void> {
    return this.limit.run(async () => {
      // An idle thread may have ended without this process having noticed, so try twice.
      const { refused, fault } = (await this.runCheck(file)) ??
        (await this.runCheck(file)) ?? { fault: ENDED };
      if (refused) throw new RefusedDocument(refused.code, refused.reason, refused.message);
      if (fault !== undefined) throw unchecked(fault);
    });
  }

  async stop(): Promise<void> {
    for (const { timer } of this.idle.splice(0)) clearTimeout(timer);
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  /** undefined when the thread ends without a result. */
  private async runCheck(file: FileToCheck): Promise<CheckResult | undefined> {
    const { size, type, rules } = file;
    const thread = this.acquireThread(size);
    try {
      await file.readInto(Buffer.from(thread.memory.buffer, 0, size));
    } catch (thrown) {
      this.release(thread, size);
      throw thrown;
    }
    const { worker = this.startWorker(thread), memory } = thread;
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(deadline);
        worker.removeAllListeners('message').removeAllListeners('error').off('exit', onExit);
        // Later errors of this worker are ignored, and must not end the process.
        worker.on('error', () => undefined);
      };
      const giveUp = (why: string): void => {
        finish();
        void worker.terminate();
        this.logger.warn('the check of a file was given up', { why });
        reject(tooComplex());
      };
      const onExit = (): void => {
        finish();
        resolve(undefined);
      };
      const deadline = setTimeout(() => giveUp('it took too long'), this.deadlineMs);
      worker.once('exit', onExit);
      worker.once('error', (thrown: NodeJS.ErrnoException) => {
        if (thrown.code === 'ERR_WORKER_OUT_OF_MEMORY') return giveUp('it took too much memory');
        finish();
        reject(unchecked(thrown));
      });
      worker.once('message', (result: CheckResult) => {
        finish();
        thread.memory = result.memory;
        this.release(thread, size);
        resolve(result);
      });
      worker.postMessage({ memory, size, type, rules } satisfies CheckTask, [memory.buffer]);
    });
  }

  private acquireThread(size: number): Thread {
    const thread: Thread = this.idle.pop() ?? { memory: new Uint8Array() };
    clearTimeout(thread.timer);
    if (thread.memory.length < size) {
      thread.memory = new Uint8Array(Math.ceil(size / MEMORY_STEP) * MEMORY_STEP);
    }
    return thread;
  }

  private startWorker(thread: Thread): Worker {
    const worker = new Worker(this.script, { resourceLimits: LIMITS });
    worker.unref();
    this.all.add(worker);
    thread.worker = worker;
    // Also when it ends after its answer: the next file gets a new worker.
    worker.once('exit', () => {
      this.all.delete(worker);
      delete thread.worker;
    });
    return worker;
  }

  /** @param used bytes of memory that the file filled and that are cleared */
  private release(thread: Thread, used: number): void {
    thread.memory.fill(0, 0, used);
    thread.timer = setTimeout(() => {
      this.idle.splice(this.idle.indexOf(thread), 1);
      void thread.worker?.terminate();
    }, IDLE_MS).unref();
    this.idle.push(thread);
  }
}

/** An internal error. */
function unchecked(cause: unknown): Error {
  return new Error('A file could not be checked.', { cause });
}

function tooComplex(): Error {
  return refusedContent(
    'too-complex',
    'This file is too complicated to be checked. Please save it as PDF and send the new file.',
  );
}
