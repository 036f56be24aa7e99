import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import type { CheckMemory, CheckResult, CheckTask } from './check-worker.js';
import { RefusedDocument, refusedContent } from './refused-document.js';

/** Checks at the same time; each holds a whole file in memory, in the same memory for one file after the other. */
const THREADS = 2;
/** Most files that wait for a check; whoever comes then is asked to come back. */
const MAX_QUEUED = 200;
/** Longest time for one check, in milliseconds; the largest honest file takes a tenth of a second. */
const DEADLINE_MS = 10_000;
/** A thread without work for so long, in milliseconds, ends and gives its memory back. */
const IDLE_MS = 10_000;
/** Memory for files grows by so much, in bytes. */
const MEMORY_STEP = 1024 * 1024;
/** Memory of one thread for objects, in MiB. The files themselves and what they unpack to have limits of their own. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

/** Twice, so that it is the file that ends it, or the machine. */
const ENDED = 'the thread ended';

/** What to check, and how to read it. */
export interface FileToCheck extends Pick<CheckTask, 'size' | 'type' | 'rules'> {
  /** Fills `target`, which has `size` bytes. */
  readInto(target: Buffer): Promise<void>;
}

interface Thread {
  /** Started once a file is read; absent after it has ended. */
  worker?: Worker;
  /** Empty while the worker has it. */
  memory: CheckMemory;
  /** Runs while it has no work. */
  timer?: NodeJS.Timeout;
}

/** A few threads in which files are checked, made when they are needed. A check that takes too long ends its thread. */
export class DocumentCheckPool {
  private readonly turns = new ConcurrencyLimit(THREADS, { maxQueued: MAX_QUEUED });
  private readonly idle: Thread[] = [];
  private readonly all = new Set<Worker>();

  /**
   * @param script the built `check-worker.js`
   * @param deadlineMs longest time for one check
   */
  constructor(
    private readonly script: string,
    private readonly logger: AppLogger,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** How many threads there are now. */
  get size(): number {
    return this.all.size;
  }

  /**
   * Waits for a turn, reads the file and checks it.
   * @throws RefusedDocument when it is not accepted; AppError UNAVAILABLE when too many wait; Error for a fault of ours
   */
  check(file: FileToCheck): Promise<void> {
    return this.turns.run(async () => {
      // A thread may have ended while it had no work, without this process having learnt of it.
      const { refused, fault } = (await this.ask(file)) ?? (await this.ask(file)) ?? { fault: ENDED };
      if (refused) throw new RefusedDocument(refused.code, refused.reason, refused.message);
      if (fault !== undefined) throw unchecked(fault);
    });
  }

  async stop(): Promise<void> {
    for (const { timer } of this.idle.splice(0)) clearTimeout(timer);
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  /** Undefined when the thread ends without a word. */
  private async ask(file: FileToCheck): Promise<CheckResult | undefined> {
    const { size, type, rules } = file;
    const thread = this.takeThread(size);
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
        // Whatever it says from now on is nobody's business, and must not end the process.
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

  private takeThread(size: number): Thread {
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
    // Also when it ends after its answer: the next file gets another.
    worker.once('exit', () => {
      this.all.delete(worker);
      delete thread.worker;
    });
    return worker;
  }

  /** @param used bytes of the memory that a file has filled, which nobody needs to see again */
  private release(thread: Thread, used: number): void {
    thread.memory.fill(0, 0, used);
    thread.timer = setTimeout(() => {
      this.idle.splice(this.idle.indexOf(thread), 1);
      void thread.worker?.terminate();
    }, IDLE_MS).unref();
    this.idle.push(thread);
  }
}

/** A fault of ours. */
function unchecked(cause: unknown): Error {
  return new Error('A file could not be checked.', { cause });
}

function tooComplex(): Error {
  return refusedContent(
    'too-complex',
    'This file is too complicated to be checked. Please save it as PDF and send the new file.',
  );
}
