import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../database/background-work.js';
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
export class ErasureRetry implements OnApplicationBootstrap {
  constructor(
    private readonly erased: ErasedRecords,
    private readonly removal: RecordRemoval,
    private readonly kinds: SubmissionKinds,
    private readonly background: BackgroundWork,
  ) {}

  onApplicationBootstrap(): void {
    this.background.repeat(() => this.repeat(), INTERVAL_MS, 'erasures could not be retried');
  }

  /** Repeats the erasures that are old enough. */
  async repeat(now = new Date()): Promise<void> {
    const due = new Date(now.getTime() - AFTER_MS);
    for (;;) {
      const erased = await this.erased.findErasedBefore(due, BATCH);
      for (const { _id, kind: subject } of erased) {
        const kind = this.kinds.all().find((one) => one.subject === subject);
        if (kind) await this.removal.removeTraces(kind, _id);
        await this.erased.remove(_id);
      }
      if (erased.length < BATCH) return;
    }
  }
}
