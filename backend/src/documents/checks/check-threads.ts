import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import type { CheckTask, CheckVerdict } from './check-worker.js';
import { RefusedDocument, saveDifferently } from './refused-document.js';

/** Checks at the same time; each holds a whole file in memory. */
const THREADS = 2;
/** Longest line of files that wait for a check; whoever comes then is asked to come back. */
const LONGEST_LINE = 200;
/** Longest time for one check, in milliseconds; the largest honest file takes a tenth of a second. */
const DEADLINE_MS = 10_000;
/** A thread without work for so long, in milliseconds, ends and gives its memory back. */
const IDLE_MS = 10_000;
/** Memory of one thread for objects, in MiB. The files themselves and what they unpack to have limits of their own. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

/** A few threads in which files are checked, made when they are needed. A check that takes too long ends its thread. */
export class CheckThreads {
  private readonly turns = new ConcurrencyLimit(THREADS, LONGEST_LINE);
  private readonly idle = new Map<Worker, NodeJS.Timeout>();
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

  /**
   * Waits for a turn, has `read` fetch the file, and judges it. What `read` gave away is empty afterwards.
   * @throws RefusedDocument when it is not accepted; AppError UNAVAILABLE when too many wait; Error for a fault of ours
   */
  judge(read: () => Promise<CheckTask>): Promise<Uint8Array<ArrayBuffer>> {
    return this.turns.run(async () => {
      const task = await read();
      const { bytes, refused, fault } = await this.ask(this.takeThread(), task);
      if (refused) throw new RefusedDocument(refused.code, refused.reason, refused.message);
      if (fault !== undefined) throw unchecked(fault);
      return bytes;
    });
  }

  async stop(): Promise<void> {
    for (const timer of this.idle.values()) clearTimeout(timer);
    this.idle.clear();
    await Promise.all([...this.all].map((thread) => thread.terminate()));
  }

  private ask(thread: Worker, task: CheckTask): Promise<CheckVerdict> {
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(deadline);
        thread.removeAllListeners('message').removeAllListeners('error').off('exit', onExit);
        // Whatever it says from now on is nobody's business, and must not end the process.
        thread.on('error', () => undefined);
      };
      const giveUp = (why: string): void => {
        finish();
        void thread.terminate();
        this.logger.warn('the check of a file was given up', { why });
        reject(tooComplex());
      };
      const onExit = (): void => giveUp('the thread ended');
      const deadline = setTimeout(() => giveUp('it took too long'), this.deadlineMs);
      thread.once('exit', onExit);
      thread.once('error', (thrown: NodeJS.ErrnoException) => {
        if (thrown.code === 'ERR_WORKER_OUT_OF_MEMORY') return giveUp('it took too much memory');
        finish();
        reject(unchecked(thrown));
      });
      thread.once('message', (verdict: CheckVerdict) => {
        finish();
        this.release(thread);
        resolve(verdict);
      });
      thread.postMessage(task, [task.bytes.buffer]);
    });
  }

  private takeThread(): Worker {
    const [waiting] = this.idle;
    if (waiting) {
      const [thread, timer] = waiting;
      clearTimeout(timer);
      this.idle.delete(thread);
      return thread;
    }
    const thread = new Worker(this.script, { resourceLimits: LIMITS });
    thread.unref();
    this.all.add(thread);
    thread.once('exit', () => {
      this.all.delete(thread);
      this.idle.delete(thread);
    });
    return thread;
  }

  private release(thread: Worker): void {
    const timer = setTimeout(() => {
      this.idle.delete(thread);
      void thread.terminate();
    }, IDLE_MS);
    this.idle.set(thread, timer.unref());
  }
}

/** A fault of ours. */
function unchecked(cause: unknown): Error {
  return new Error('A file could not be checked.', { cause });
}

function tooComplex(): Error {
  return saveDifferently(
    'too-complex',
    'This file is too complicated to be checked. Please save it as PDF and send the new file.',
  );
}
