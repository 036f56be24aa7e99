import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { type AdminOrigin, concerning } from '../../audit/audit-actor.js';
import { fieldError } from '../../common/errors/app-error.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { colleagueMail } from '../effects/colleague-mail.js';
import { SubmissionEffects } from '../effects/submission-effects.js';
import { auditSubject } from '../record/record-origin.js';
import { findRecord } from '../record/store/find-record.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import type { Colleague } from '../record/values/colleague.js';
import { Colleagues } from './colleagues.js';

/** The new assignee of a record; absent for none. */
export interface AssignmentRequest {
  adminId?: string | undefined;
  /** The assignee that the caller saw. */
  expected?: string | undefined;
}

/** The result of a request. */
export interface AssignmentOutcome<R> {
  /** The record as it is now. */
  record: R;
  /** Why nothing was changed: somebody else was first. */
  conflict?: string;
}

/** Assigns records to colleagues. */
@Injectable()
export class Assignments {
  constructor(
    private readonly effects: SubmissionEffects,
    private readonly colleagues: Colleagues,
    private readonly kinds: SubmissionKinds,
  ) {}

  /**
   * Assigns the record to somebody who may read it, and notifies them unless they assigned it to themselves.
   * Repeating an assignment changes nothing.
   * @throws AppError NOT_FOUND; VALIDATION_FAILED when the account may not read such records or is suspended
   */
  async assign<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    { adminId, expected }: AssignmentRequest,
    origin: AdminOrigin,
  ): Promise<AssignmentOutcome<R>> {
    const current = await findRecord(kind, id);
    if (current.assignee?.adminId === adminId) return { record: current };
    const assignee = adminId === undefined ? undefined : await this.assignable(kind, adminId);
    const isExpected = current.assignee?.adminId === expected;
    const at = new Date();
    const effects = assignmentEffects(kind, current, assignee, origin, at);
    const named = assignee && { adminId: assignee.adminId, email: assignee.email };
    const assignment = { by: origin.actor, at };
    if (isExpected && (await kind.store.changeAssignee(current._id, expected, named, assignment, effects))) {
      this.effects.dispatchNow(kind, current._id);
      return { record: await findRecord(kind, id) };
    }
    const record = await findRecord(kind, id);
    // Of two concurrent calls for the same person the second has nothing to do.
    return record.assignee?.adminId === adminId ? { record } : { record, conflict: conflictMessage(record) };
  }

  /** Unassigns all records of an account that is being removed. Idempotent. */
  async unassignAll(adminId: string): Promise<void> {
    for (const { store } of this.kinds.all()) await store.unassignAll(adminId);
  }

  private async assignable<R extends SubmissionRecord>(
    { readPermission }: SubmissionKind<R>,
    wanted: string,
  ): Promise<Colleague> {
    const colleagues = await this.colleagues.withPermission(readPermission);
    const colleague = colleagues.find(({ adminId }) => adminId === wanted);
    if (!colleague) throw fieldError('adminId', 'This account cannot open such records.');
    return colleague;
  }
}

/** The audit entry, and a mail to the assignee. */
function assignmentEffects<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  record: R,
  assignee: Colleague | undefined,
  origin: AdminOrigin,
  at: Date,
): PendingEffect[] {
  const key = `${record._id.toHexString()}:assigned:${new Types.ObjectId().toHexString()}`;
  const entry = auditEffect(`${key}:audit`, at, {
    ...auditSubject(kind, record, origin),
    action: `${kind.auditPrefix}.assigned`,
    before: { assignee: record.assignee?.email ?? null },
    after: { assignee: assignee?.email ?? null },
    ...(assignee && { detail: concerning(assignee) }),
  });
  if (!assignee?.wantsMails || assignee.adminId === origin.actor.adminId) return [entry];
  return [entry, colleagueMail(key, at, { kind, record, event: 'assigned' }, assignee, origin)];
}

function conflictMessage({ assignee, assignment }: SubmissionRecord): string {
  const who = assignment?.by.email ?? 'Someone else';
  return `${who} was faster: ${assignee?.email ?? 'nobody'} looks after this record now.`;
}
