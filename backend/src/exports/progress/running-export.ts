import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { ExportRun, ExportState } from './export-run.schema.js';

/** In ms; how often progress is checked and stored. */
const INTERVAL_MS = 1_000;
/**
 * Seconds after which the sender gives a sign of life without progress: a browser may pause a download for a while.
 */
const HEARTBEAT_SECONDS = 10;

/** An export being sent: counts what has been written, and stores the progress. */
export class RunningExport {
  private readonly logger = new Logger(RunningExport.name);
  private total: number | undefined;
  private written = 0;
  private hasNews = false;
  private toldAt = Date.now();
  private telling = Promise.resolve();
  private readonly timer = setInterval(() => this.check(), INTERVAL_MS).unref();

  constructor(
    private readonly runs: Model<ExportRun>,
    private readonly id: string,
    counting: Promise<number | undefined>,
  ) {
    void counting.then((total) => {
      this.total = total;
      this.hasNews = true;
    });
  }

  /** Passes the items through while counting them. */
  async *counted(items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    for await (const item of items) {
      yield item;
      this.written += 1;
      this.hasNews = true;
    }
  }

  /** @param isComplete whether every byte was sent */
  async end(isComplete: boolean): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
    if (isComplete) this.total = this.written;
    await this.tell(isComplete ? 'complete' : 'broken');
  }

  private check(): void {
    const isQuiet = Date.now() - this.toldAt < HEARTBEAT_SECONDS * 1_000;
    if (!this.hasNews && isQuiet) return;
    this.toldAt = Date.now();
    this.hasNews = false;
    this.telling = this.telling.then(() => this.tell('running'));
  }

  /** The file matters more than its progress: it continues when the database does not answer. */
  private async tell(state: ExportState): Promise<void> {
    await this.runs
      .updateOne(
        { _id: this.id },
        {
          $set: {
            state,
            items: this.written,
            updatedAt: new Date(),
            ...(this.total !== undefined && { total: this.total }),
          },
        },
      )
      .catch((err: unknown) => this.logger.warn('progress of an export could not be stored', { err }));
  }
}
