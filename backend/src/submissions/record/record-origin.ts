import type { AdminOrigin } from '../../audit/audit-actor.js';
import type { SubmissionKind } from './submission-kind.js';
import type { SubmissionRecord } from './submission-record.js';

/** Recorded as origin in audit entries about records erased after their retention period. */
export const RETENTION = 'retention';

/**
 * The origin of a change: an administrator with their IP address, the operator or the operator's configuration, or
 * otherwise the person behind the record. That person's address is not stored with their submission, as /privacy
 * says, so it has no field.
 */
export type RecordOrigin = AdminOrigin | { actor: null; from?: 'command line' | typeof RETENTION };

/** The origin without the other fields of a request. */
export function originOf(origin: RecordOrigin): Pick<RecordOrigin, 'actor' | 'from'> {
  const { actor, from } = origin;
  return { actor, ...(from === undefined ? {} : { from }) };
}

/** The audit subject of a record. */
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
