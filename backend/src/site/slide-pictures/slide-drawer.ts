import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AppError } from '../../common/errors/app-error.js';
import type { AppLogger } from '../../common/logging/app-logger.js';

/** Input of the deck build's script. */
export interface SlideRequest {
  locale: 'en' | 'hi';
  /** Counted from 1. */
  number: number;
  company: string;
}

/** Time limit for a picture, in ms. */
const MAX_MS = 20_000;
const MAX_BYTES = 1024 * 1024;
/** Delay before a failed slide is tried again, in ms. */
const RETRY_MS = 60_000;
/** Maximum number of slides queued or being drawn; one takes a second. */
const MAX_QUEUED = 10;

const run = promisify(execFile);

/** Draws pictures of slides, one at a time and each in a separate process. */
export class SlideDrawer {
  /** Time of failed slides by key, by `performance.now()`, which cannot be set back. */
  private readonly failed = new Map<string, number>();
  private queued = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly logger: AppLogger) {}

  /**
   * @param key identifies the picture
   * @throws AppError UNAVAILABLE when it cannot be drawn now: the queue is full, or it failed within the last minute
   */
  async draw(key: string, script: string, request: SlideRequest): Promise<Buffer> {
    const waitMs = (this.failed.get(key) ?? Number.NEGATIVE_INFINITY) + RETRY_MS - performance.now();
    if (waitMs > 0) throw unavailable(waitMs / 1000);
    if (this.queued >= MAX_QUEUED) throw unavailable(MAX_QUEUED);
    this.queued += 1;
    try {
      const picture = await this.enqueue(() => this.run(script, request));
      this.failed.delete(key);
      return picture;
    } catch (thrown) {
      if (!this.stopping.signal.aborted) this.recordFailure(key, request, thrown);
      throw unavailable(RETRY_MS / 1000);
    } finally {
      this.queued -= 1;
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private recordFailure(key: string, { locale, number }: SlideRequest, thrown: unknown): void {
    const now = performance.now();
    for (const [other, at] of this.failed) if (at + RETRY_MS <= now) this.failed.delete(other);
    this.failed.set(key, now);
    this.logger.error('a slide picture could not be drawn', { locale, slide: number, err: thrown });
  }

  private async run(script: string, request: SlideRequest): Promise<Buffer> {
    const { stdout } = await run(process.execPath, [script, JSON.stringify(request)], {
      encoding: 'buffer',
      // It runs the code of a remote, so it gets none of this process's secrets.
      env: { NODE_ENV: 'production' },
      maxBuffer: MAX_BYTES,
      timeout: MAX_MS,
      killSignal: 'SIGKILL',
      signal: this.stopping.signal,
    });
    if (stdout.length === 0) throw new Error('It drew nothing.');
    return stdout;
  }
}

function unavailable(retryAfterSeconds: number): AppError {
  return new AppError('UNAVAILABLE', 'The picture cannot be drawn now.', { retryAfterSeconds });
}
