import type { AuditActor, AuditOrigin } from '../../audit/audit-actor.js';
import type { SubmissionKind } from './submission-kind.js';
import type { SubmissionRecord } from './submission-record.js';

/** An administrator who asks, with the IP address they work from. */
export interface AdminOrigin extends AuditOrigin {
  actor: AuditActor;
}

/** Origin of audit entries about records that were erased because their period had passed. */
export const RETENTION = 'retention';

/**
 * Who asks: an administrator with the IP address they work from, the operator or what they have configured, or otherwise
 * the person behind the record. Where that person was is not kept with what they sent, as /privacy says, so there is no place for it.
 */
export type RecordOrigin = AdminOrigin | { actor: null; from?: 'command line' | typeof RETENTION };

/** Who asks, without what else a request says. */
export function originOf(origin: RecordOrigin): Pick<RecordOrigin, 'actor' | 'from'> {
  const { actor, from } = origin;
  return { actor, ...(from === undefined ? {} : { from }) };
}

/** Who does something to which record, for the audit log. */
export function auditSubject<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  record: R,
  origin: RecordOrigin,
) {
  return {
    ...originOf(origin),
    subject: { kind: kind.subject, id: record._id.toHexString(), reference: record.reference },
  };
}
