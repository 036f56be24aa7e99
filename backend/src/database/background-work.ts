import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { AppLogger } from '../common/logging/app-logger.js';
import { RepeatedTask } from '../common/repeated-task.js';
import { AppConfig } from '../config/app-config.js';
import { SchemaReadiness } from './schema/schema-readiness.js';

/**
 * Work in the database that no request causes: it begins once the schema is prepared, and in a process of `ROLE=api` never.
 * What a process owes to its own disk is not asked for here (`SpoolSweeper`).
 */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly repeated: RepeatedTask[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly schema: SchemaReadiness,
    private readonly logger: AppLogger,
  ) {}

  /** Whether this process does such work. Where it does not, another one finds in the database what is to be done. */
  get runsHere(): boolean {
    return this.config.role !== 'api';
  }

  /** Calls `begin` once the schema is prepared, if this process does such work. */
  start(begin: () => void): void {
    if (this.runsHere) void this.schema.whenReady().then(begin);
  }

  /**
   * Repeats the work from then on until the application is shut down.
   *
   * @param pauseMs before the first time, and between the end of one and the next
   * @param failure what the log says of a time that failed
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
