import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { BackgroundWork } from '../../database/background-work.js';
import { BoxRepository } from './box.repository.js';
import { boxDays } from './box-days.js';
import { PinCodeChanges } from './totals/pin-code-changes.js';

/** Subscriptions per write. */
const BATCH = 500;

/**
 * Adds the box days to subscriptions that an earlier version stored without them. At each start rather than in a
 * migration: during a rolling upgrade older servers still store such subscriptions, and the rule is that of the
 * running code.
 */
@Injectable()
export class BoxDaysFiller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private filling: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly boxes: BoxRepository,
    private readonly changes: PinCodeChanges,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start(() => {
      this.filling = this.fill().catch((error: unknown) => {
        this.logger.error('box days of older subscriptions could not be backfilled', { err: error });
      });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.filling;
  }

  /** Idempotent; several servers may do it at the same time. */
  async fill(): Promise<void> {
    while (!this.stopped) {
      const undated = await this.boxes.findWithoutBoxDays(BATCH);
      if (undated.length === 0) return;
      await this.changes.record(undated.map(({ pinCode }) => pinCode));
      await this.boxes.storeBoxDays(undated.map((record) => ({ ...record, boxes: boxDays(record) })));
    }
  }
}
