import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { AppLogger } from '../../common/logging/app-logger.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { SubmissionEffects } from '../effects/submission-effects.js';
import { originOf, RETENTION, type RecordOrigin } from '../record/record-origin.js';
import { findRecord } from '../record/store/find-record.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import type { SubmissionRecord } from '../record/submission-record.js';

/** The result of a request to erase. */
export interface ErasureOutcome<R> {
  /** The record as it is now, if nothing was erased. */
  current?: R;
}

/** Erases a submission with everything stored because of it: files, queued mails, reviewers' notes. */
@Injectable()
export class SubmissionEraser {
  constructor(
    private readonly effects: SubmissionEffects,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Hides the record at once and deletes it. If interrupted, the rest is done at the next start. The audit log keeps
   * who erased which id and when.
   * @param expectedStatus the status that the caller saw; if it has changed, nothing is erased
   * @throws AppError NOT_FOUND
   */
  async erase<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    origin: RecordOrigin,
    expectedStatus?: R['status'],
  ): Promise<ErasureOutcome<R>> {
    const { _id } = await findRecord(kind, id);
    const conditions = { status: expectedStatus };
    if (!(await kind.store.beginErasure(_id, erasedEntry(kind, _id, origin), conditions))) {
      const current = await kind.store.findById(_id);
      if (current && !current.erasing) return { current };
    }
    await this.complete(kind, _id);
    return {};
  }

  /**
   * The same on behalf of the person behind the record: false, without any change, while it has to be kept (see
   * `SubmissionKind.keptFor`).
   * @throws AppError NOT_FOUND
   */
  async eraseOwn<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: string): Promise<boolean> {
    const { _id } = await findRecord(kind, id);
    const begun = await kind.store.beginErasure(_id, erasedEntry(kind, _id, { actor: null }), {
      unless: kind.legalHold,
      notInProgressAt: new Date(),
    });
    const left = begun ? null : await kind.store.findById(_id);
    if (left && !left.erasing) return false;
    await this.complete(kind, _id);
    return true;
  }

  /**
   * The same for a record whose retention period has ended: false, without any change, if it was changed since or has
   * to be kept.
   */
  async eraseUntouched<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    _id: Types.ObjectId,
    since: Date,
  ): Promise<boolean> {
    const entry = erasedEntry(kind, _id, { actor: null, from: RETENTION });
    const conditions = { unless: kind.legalHold, untouchedSince: since, notInProgressAt: new Date() };
    if (!(await kind.store.beginErasure(_id, entry, conditions))) return false;
    await this.complete(kind, _id);
    return true;
  }

  /**
   * Deletes a record whose erasure has begun. The log outlives a restore of the database, which brings the record back:
   * by its line it can be erased again.
   */
  async complete<R extends SubmissionRecord>(kind: SubmissionKind<R>, _id: Types.ObjectId): Promise<void> {
    this.logger.info('record erased', { kind: kind.subject, id: _id.toHexString() });
    await this.effects.process(kind, _id);
  }
}

function erasedEntry<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  _id: Types.ObjectId,
  origin: RecordOrigin,
): PendingEffect {
  const id = _id.toHexString();
  return auditEffect(`${id}:erased:audit`, new Date(), {
    action: `${kind.auditPrefix}.erased`,
    ...originOf(origin),
    subject: { kind: kind.subject, id },
  });
}
