import { Injectable } from '@nestjs/common';
import { auditEffect, releaseEffect, withdrawEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { releaseKey } from '../effects/mail-keys.js';
import { auditSubject } from '../record/record-origin.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { type StatusRequest, UNDO_MS } from './transition/status-plan.js';

/**
 * The result of changing the suspect mark. `late`: its mails were sent, so it cannot be restored any more.
 * `outdated`: the record has changed since it was read.
 */
export type MarkOutcome = 'written' | 'unchanged' | 'late' | 'outdated';

/** Whether the request keeps the state that its author saw, and only changes the suspect mark. */
export function isMarkChange(current: SubmissionRecord, request: StatusRequest<string>): boolean {
  const { status, expectedStatus, clearSuspect } = request;
  return clearSuspect !== undefined && status === current.status && expectedStatus === current.status;
}

/** Removes the suspect mark of records, and restores it as long as the held mails have not been sent. */
@Injectable()
export class SuspectMarks {
  /** Removes the mark, or restores it (`undo`). Repeating either changes nothing. */
  async change<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<MarkOutcome> {
    if (request.clearSuspect) return this.clear(kind, current, request);
    if (request.clearSuspect === false && request.undo) return this.restore(kind, current, request);
    return 'unchanged';
  }

  private async clear<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<MarkOutcome> {
    if (!current.suspect) return 'unchanged';
    const at = new Date();
    // With the time: a restored mark can be removed again.
    const key = `${prefixOf(current)}${at.getTime()}`;
    const effects = [
      releaseEffect(releaseKey(key), at, request.undoable ? UNDO_MS : 0),
      changedEffect(`${key}:audit`, kind, current, request, at),
    ];
    return (await kind.store.clearSuspect(current._id, effects, outcomeKey(kind, current, false)))
      ? 'written'
      : 'outdated';
  }

  private async restore<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<MarkOutcome> {
    if (current.suspect) return 'unchanged';
    const withdrawn = current.pendingEffects.flatMap((one) => (one.kind === 'withdraw' ? one.withdraws : []));
    const release = current.pendingEffects.find(
      ({ kind: what, key, state }) =>
        what === 'release' &&
        key.startsWith(prefixOf(current)) &&
        state !== 'taken' &&
        // An earlier one stays until its withdrawal is executed.
        !withdrawn.includes(key),
    );
    if (!release) return 'late';
    const at = new Date();
    const effects = [
      withdrawEffect(at, release.key),
      changedEffect(`${release.key}:undone`, kind, current, request, at),
    ];
    return (await kind.store.markSuspect(current, release.key, effects, outcomeKey(kind, current, true)))
      ? 'written'
      : 'outdated';
  }
}

/** Prefix of the effect keys of removing the mark, until the record changes otherwise. */
function prefixOf({ _id, revision }: SubmissionRecord): string {
  return `${_id.toHexString()}:cleared:${revision}:`;
}

function outcomeKey<R extends SubmissionRecord>(kind: SubmissionKind<R>, current: R, suspect: boolean) {
  return { before: kind.outcomeKey(current), after: kind.outcomeKey({ ...current, suspect }) };
}

function changedEffect<R extends SubmissionRecord>(
  key: string,
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
  at: Date,
): PendingEffect {
  return auditEffect(key, at, {
    ...auditSubject(kind, current, request),
    action: `${kind.auditPrefix}.suspect_cleared`,
    before: { suspect: current.suspect },
    after: { suspect: !current.suspect },
    ...(request.undo ? { detail: { undo: true } } : {}),
  });
}
