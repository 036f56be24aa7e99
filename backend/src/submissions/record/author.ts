import type { AuditActor } from '../../audit/audit-actor.js';
import type { AuditEvent } from '../../audit/audit-log.js';
import type { SubmissionKind } from './submission-kind.js';
import type { SubmissionRecord } from './submission-record.js';

/** An administrator who asks, with the network address they work from. */
export interface OfficeAuthor {
  by: AuditActor;
  from: string;
}

/**
 * Who asks: an administrator with the network address they work from, the operator, or otherwise the person behind the
 * record. Where that person was is not kept with what they sent, as /privacy says, so there is no place for it.
 */
export type Author = OfficeAuthor | { by: null; from?: 'command line' };

/** The author as the audit log keeps them. */
export function authorship(author: Author): Pick<AuditEvent, 'actor' | 'from'> {
  const { by: actor, from } = author;
  return { actor, ...(from === undefined ? {} : { from }) };
}

/** Who does something to which record, for the audit log. */
export function auditSubject<R extends SubmissionRecord>(kind: SubmissionKind<R>, record: R, author: Author) {
  return {
    ...authorship(author),
    subject: { kind: kind.subject, id: record._id.toHexString(), reference: record.reference },
  };
}
