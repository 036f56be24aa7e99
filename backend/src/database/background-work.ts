import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { AppLogger } from '../common/logging/app-logger.js';
import { RepeatedTask } from '../common/repeated-task.js';
import { AppConfig } from '../config/app-config.js';
import { SchemaReadiness } from './schema/schema-readiness.js';

/**
 * Database work that is not caused by requests: it starts once the schema is ready, and never in a process of
 * `ROLE=api`. Cleaning a process's own disk is not part of it (`SpoolSweeper`).
 */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly repeated: RepeatedTask[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly schema: SchemaReadiness,
    private readonly logger: AppLogger,
  ) {}

  /** Whether this process does background work. Otherwise another process finds the pending work in the database. */
  get runsHere(): boolean {
    return this.config.role !== 'api';
  }

  /** Calls `begin` once the schema is ready, if this process does background work. */
  start(begin: () => void): void {
    if (this.runsHere) void this.schema.whenReady().then(begin);
  }

  /**
   * Repeats the work from then on until the application shuts down.
   * @param pauseMs before the first run, and between the end of one run and the start of the next
   * @param failure log message for a failed run
   */
  repeat(work: () => Promise<unknown>, pauseMs: number, failure: string): void {
    const task = new RepeatedTask(work, pauseMs, (err) => this.logger.warn(failure, { err }));
    this.repeated.push(task);
    this.start(() => task.start());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.repeated.map((task) => task.stop()));
  }
}
