import { Injectable } from '@nestjs/common';
import { auditEffect, releaseEffect, withdrawEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { releaseKey } from '../effects/mail-keys.js';
import { auditSubject } from '../record/record-origin.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { type StatusRequest, UNDO_MS } from './transition/status-plan.js';

/**
 * What became of the suspect mark. `late`: its mails have left, so that it cannot be put back any more. `outdated`: the record
 * has changed since it was read.
 */
export type MarkOutcome = 'written' | 'unchanged' | 'late' | 'outdated';

/** Whether the request leaves the record in the state that its author saw, and is about its suspect mark only. */
export function isAboutMark(current: SubmissionRecord, request: StatusRequest<string>): boolean {
  const { status, expectedStatus, clearSuspect } = request;
  return clearSuspect !== undefined && status === current.status && expectedStatus === current.status;
}

/** Takes the suspect mark off records, and puts it back while the mails that it held have not left. */
@Injectable()
export class SuspectMarks {
  /** Takes the mark off, or puts it back (`undo`). Repeating either changes nothing. */
  async change<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<MarkOutcome> {
    if (request.clearSuspect) return this.takeOff(kind, current, request);
    if (request.clearSuspect === false && request.undo) return this.putBack(kind, current, request);
    return 'unchanged';
  }

  private async takeOff<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<MarkOutcome> {
    if (!current.suspect) return 'unchanged';
    const at = new Date();
    // With its moment: a mark that was put back can be taken off again.
    const key = `${prefixOf(current)}${at.getTime()}`;
    const effects = [
      releaseEffect(releaseKey(key), at, request.undoable ? UNDO_MS : 0),
      changedEffect(`${key}:audit`, kind, current, request, at),
    ];
    return (await kind.store.clearSuspect(current._id, effects, outcomeKey(kind, current, false)))
      ? 'written'
      : 'outdated';
  }

  private async putBack<R extends SubmissionRecord>(
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
        // An earlier one stays until its withdrawal is carried out.
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

/** How the keys begin of what taking the mark off brings about, until the record changes otherwise. */
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
