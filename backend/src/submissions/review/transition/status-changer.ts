import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../audit/audit-log.js';
import { busy } from '../../../common/errors/app-error.js';
import { SubmissionEffects } from '../../effects/submission-effects.js';
import { auditSubject } from '../../record/record-origin.js';
import { findRecord } from '../../record/store/find-record.js';
import type { SubmissionKind } from '../../record/submission-kind.js';
import type { StatusChange, SubmissionRecord } from '../../record/submission-record.js';
import { isMarkChange, SuspectMarks } from '../suspect-marks.js';
import { conflictMessage, requestedTransition } from './requested-transition.js';
import {
  CHANGED_SINCE,
  isOwnChange,
  MAIL_ALREADY_SENT,
  pendingEffectsToUndo,
  planChange,
  planUndo,
  type StatusRequest,
  UNDO_EXPIRED,
} from './status-plan.js';

/** The result of a request. */
export interface StatusOutcome<R> {
  /** The record as it is now. */
  record: R;
  /** Why nothing was changed: somebody else was first, or the transition is not allowed. */
  conflict?: string;
}

/** Attempts at a write that conflicts with concurrent changes. */
const MAX_ATTEMPTS = 5;

/** Changes the status of submissions: status, history and all effects in one conditional write. */
@Injectable()
export class StatusChanger {
  constructor(
    private readonly effects: SubmissionEffects,
    private readonly marks: SuspectMarks,
    private readonly audit: AuditLog,
  ) {}

  /** Repeating one's own decision changes nothing. @throws AppError NOT_FOUND */
  async change<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    request: StatusRequest<R['status']>,
  ): Promise<StatusOutcome<R>> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const current = await findRecord(kind, id);
      const outcome = isMarkChange(current, request) ? 'repeat' : requestedTransition(kind, current, request);
      if (outcome === 'conflict') return this.refuse(kind, current, request);
      if (outcome === 'repeat') {
        const changed = await this.changeMark(kind, current, request);
        if (changed) return changed;
        continue;
      }
      if (request.undo && !isOwnChange(current, request)) {
        return this.refuse(kind, current, request, CHANGED_SINCE);
      }
      const pendingKeys = pendingEffectsToUndo(kind, current, request);
      if (request.undo && pendingKeys.length === 0) {
        return { record: current, conflict: current.suspect ? UNDO_EXPIRED : MAIL_ALREADY_SENT };
      }
      if (await this.write(kind, current, request, pendingKeys)) {
        this.effects.dispatchNow(kind, current._id);
        return { record: await findRecord(kind, id) };
      }
    }
    throw busy(1);
  }

  /** Undoes the last change if that is still possible, and otherwise makes a new one. */
  private async write<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
    pendingKeys: readonly string[],
  ): Promise<boolean> {
    const store = (change: StatusChange) => {
      const { entry, suspect } = change;
      const after = { ...current, suspect, status: entry.status, history: [...current.history, entry] };
      const outcomeKey = { before: kind.outcomeKey(current), after: kind.outcomeKey(after) };
      return kind.store.changeStatus(current, {
        ...change,
        fields: kind.fieldsAfter(current, entry),
        outcomeKey,
      });
    };
    if (pendingKeys.length > 0) {
      if (await store(planUndo(kind, current, request, pendingKeys))) return true;
      // The mail may just have been sent; going back is then a new change, unless only an undo is wanted.
      if (request.undo) return false;
    }
    return store(planChange(kind, current, request));
  }

  /** undefined when the record has changed since it was read. */
  private async changeMark<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<StatusOutcome<R> | undefined> {
    const outcome = await this.marks.change(kind, current, request);
    if (outcome === 'outdated') return undefined;
    if (outcome === 'unchanged') return { record: current };
    if (outcome === 'late') return { record: current, conflict: MAIL_ALREADY_SENT };
    this.effects.dispatchNow(kind, current._id);
    return { record: await findRecord(kind, current._id.toHexString()) };
  }

  private async refuse<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
    conflict = conflictMessage(kind, current, request),
  ): Promise<StatusOutcome<R>> {
    await this.audit.record({
      ...auditSubject(kind, current, request),
      action: `${kind.auditPrefix}.status_change_refused`,
      before: { status: current.status },
      detail: { wanted: request.status },
    });
    return { record: current, conflict };
  }
}
