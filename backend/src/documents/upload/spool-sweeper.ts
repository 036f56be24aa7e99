import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { SpoolFolder } from './spool-folder.js';

/** Pause between two sweeps, in ms. A process that misses three of them counts as dead, and its folder is deleted. */
const SWEEP_INTERVAL_MS = 10_000;

/**
 * Keeps the spool folder of this process alive and deletes those of dead ones. It runs in every role and does not
 * wait for the database: other processes on the same disk delete a folder without heartbeat, including uploads in
 * progress, and leftovers on a private disk are seen by nobody else.
 */
@Injectable()
export class SpoolSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private sweeping: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly spool: SpoolFolder,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.startSweep(), SWEEP_INTERVAL_MS).unref();
    this.startSweep();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
    await this.spool.close();
  }

  /** Sweeps never overlap: a slow disk only delays the next one. */
  private startSweep(): void {
    this.sweeping = this.sweeping
      .then(async () => {
        const removed = await this.spool.sweep();
        if (removed > 0) this.logger.info('swept abandoned uploads', { removed });
      })
      .catch((thrown: unknown) =>
        this.logger.warn('sweeping abandoned uploads failed, will be retried', { err: thrown }),
      );
  }
}
