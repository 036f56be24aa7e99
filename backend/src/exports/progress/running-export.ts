import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { ExportRun, ExportState } from './export-run.schema.js';

/** In ms; how often progress is checked and stored. */
const INTERVAL_MS = 1_000;
/** Heartbeat interval in seconds while there is no progress: a browser may pause a download for a while. */
const HEARTBEAT_SECONDS = 10;

/** An export being sent: counts what has been written, and stores the progress. */
export class RunningExport {
  private readonly logger = new Logger(RunningExport.name);
  private total: number | undefined;
  private written = 0;
  private hasChanged = false;
  private storedAt = Date.now();
  private storing = Promise.resolve();
  private readonly timer = setInterval(() => this.check(), INTERVAL_MS).unref();

  constructor(
    private readonly runs: Model<ExportRun>,
    private readonly id: string,
    counting: Promise<number | undefined>,
  ) {
    void counting.then((total) => {
      this.total = total;
      this.hasChanged = true;
    });
  }

  /** Passes the items through while counting them. */
  async *counted(items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    for await (const item of items) {
      yield item;
      this.written += 1;
      this.hasChanged = true;
    }
  }

  /** @param isComplete whether every byte was sent */
  async end(isComplete: boolean): Promise<void> {
    clearInterval(this.timer);
    await this.storing;
    if (isComplete) this.total = this.written;
    await this.store(isComplete ? 'complete' : 'broken');
  }

  private check(): void {
    const isRecent = Date.now() - this.storedAt < HEARTBEAT_SECONDS * 1_000;
    if (!this.hasChanged && isRecent) return;
    this.storedAt = Date.now();
    this.hasChanged = false;
    this.storing = this.storing.then(() => this.store('running'));
  }

  /** The file matters more than its progress: it continues when the database does not answer. */
  private async store(state: ExportState): Promise<void> {
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
