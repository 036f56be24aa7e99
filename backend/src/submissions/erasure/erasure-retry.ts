import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../database/background-work.js';
import { ErasedRecords } from '../effects/erased-records.js';
import { RecordRemoval } from '../effects/record-removal.js';
import { SubmissionKinds } from '../record/submission-kinds.js';

/** How often a process checks whether there is something to repeat, in milliseconds. */
const INTERVAL_MS = 120_000;
/** Longer than any call goes on that has read a record, the clocks of several servers included, in milliseconds. */
const AFTER_MS = 600_000;
/** Erasures that are repeated at a time. */
const BATCH = 100;

/**
 * Erases once more what belonged to an erased record: a call that had read the record before may have written something about
 * it afterwards - an entry of the audit log with its reference, a mail, the box of a day - and may have died before it could
 * take that back.
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
    this.background.repeat(() => this.repeat(), INTERVAL_MS, 'erasures could not be repeated');
  }

  /** Of what was erased long enough ago. */
  async repeat(now = new Date()): Promise<void> {
    const due = new Date(now.getTime() - AFTER_MS);
    for (;;) {
      const erased = await this.erased.findErasedBefore(due, BATCH);
      for (const { _id, kind: subject } of erased) {
        const kind = this.kinds.all().find((one) => one.subject === subject);
        if (kind) await this.removal.forget(kind, _id);
        await this.erased.remove(_id);
      }
      if (erased.length < BATCH) return;
    }
  }
}
