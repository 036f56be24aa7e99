import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { BackgroundWork } from '../../database/background-work.js';
import { isDatabaseUnavailable } from '../../database/errors/database-errors.js';
import type { ErasedRecord } from '../effects/erased-record.schema.js';
import { ErasedRecords } from '../effects/erased-records.js';
import { RecordRemoval } from '../effects/record-removal.js';
import { SubmissionKinds } from '../record/submission-kinds.js';

/** How often a process checks whether there is something to repeat, in ms. */
const INTERVAL_MS = 120_000;
/** Longer than any call that has read a record can take, including clock differences between servers, in ms. */
const AFTER_MS = 600_000;
/** Erasures repeated per run. */
const BATCH = 100;

/**
 * Repeats the erasure of a record's data: a call that read the record before may have written something about it
 * afterwards - an audit entry with its reference, a mail, the box of a day - and may have crashed before undoing
 * that.
 */
@Injectable()
export class ErasureRetry implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopped = false;

  constructor(
    private readonly erased: ErasedRecords,
    private readonly removal: RecordRemoval,
    private readonly kinds: SubmissionKinds,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.background.repeat(() => this.repeat(), INTERVAL_MS, 'erasures could not be retried');
  }

  /** After a retention run there are many; the rest is left to another process or the next start. */
  onModuleDestroy(): void {
    this.isStopped = true;
  }

  /** Repeats the erasures that are old enough; one that fails does not hold up the others of its batch. */
  async repeat(now = new Date()): Promise<void> {
    const due = new Date(now.getTime() - AFTER_MS);
    for (;;) {
      const erased = await this.erased.findErasedBefore(due, BATCH);
      let hasFailed = false;
      for (const record of erased) {
        if (this.isStopped) return;
        try {
          await this.repeatOne(record);
        } catch (err) {
          if (isDatabaseUnavailable(err)) throw err;
          this.logger.warn('an erasure could not be retried', { err });
          hasFailed = true;
        }
      }
      // Those that failed would be found again.
      if (hasFailed || erased.length < BATCH) return;
    }
  }

  private async repeatOne({ _id, kind: subject }: ErasedRecord): Promise<void> {
    const kind = this.kinds.all().find((one) => one.subject === subject);
    if (kind) await this.removal.removeTraces(kind, _id);
    await this.erased.remove(_id);
  }
}
