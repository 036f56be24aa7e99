import { Injectable } from '@nestjs/common';
import { auditEffect, eraseEffect } from './effects.js';
import { EffectsRelay } from './effects-relay.js';
import { find } from './status-changer.js';
import type { SubmissionKind } from './submission-kind.js';
import type { Actor, SubmissionRecord } from './submission-record.js';

/** Removes a submission with everything that was kept because of it: papers, mails in the queue, reviewers' notes. */
@Injectable()
export class SubmissionEraser {
  constructor(private readonly relay: EffectsRelay) {}

  /**
   * Hides the record at once and removes it. Cut off anywhere, the rest is done at the next start. The audit log keeps
   * who erased which id and when.
   *
   * @param by the administrator, or null when the person themselves asked for it
   * @throws AppError NOT_FOUND
   */
  async erase<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    { by, from }: { by: Actor | null; from: string },
  ): Promise<void> {
    const { _id, reference } = await find(kind, id);
    const at = new Date();
    const key = `${_id.toHexString()}:erased`;
    await kind.store.beginErasure(_id, [
      auditEffect(`${key}:audit`, at, {
        action: `${kind.actions}.erased`,
        actor: by,
        from,
        subject: { kind: kind.subject, id: _id.toHexString(), reference },
      }),
      eraseEffect(key, at),
    ]);
    await this.relay.carryOutNow(kind, _id);
  }
}
