import { Injectable } from '@nestjs/common';
import { type Author, authorship } from './authorship.js';
import { auditEffect } from './effects.js';
import { EffectsRelay } from './effects-relay.js';
import { find } from './status-changer.js';
import type { SubmissionKind } from './submission-kind.js';
import type { SubmissionRecord } from './submission-record.js';

/** Removes a submission with everything that was kept because of it: papers, mails in the queue, reviewers' notes. */
@Injectable()
export class SubmissionEraser {
  constructor(private readonly relay: EffectsRelay) {}

  /**
   * Hides the record at once and removes it. Cut off anywhere, the rest is done at the next start. The audit log keeps
   * who erased which id and when.
   *
   * @throws AppError NOT_FOUND
   */
  async erase<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    author: Author,
  ): Promise<void> {
    const { _id } = await find(kind, id);
    const at = new Date();
    const entry = auditEffect(`${_id.toHexString()}:erased:audit`, at, {
      action: `${kind.actions}.erased`,
      ...authorship(author),
      subject: { kind: kind.subject, id: _id.toHexString() },
    });
    await kind.store.beginErasure(_id, entry);
    await this.relay.carryOutNow(kind, _id);
  }
}
