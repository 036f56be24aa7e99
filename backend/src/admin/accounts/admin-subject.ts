import type { AuditActor } from '../../audit/audit-actor.js';
import type { AuditSubject } from '../../audit/audit-entry.schema.js';

/** An account as that which something was done to, for the audit log. */
export function adminSubject({ adminId, email }: AuditActor): AuditSubject {
  return { kind: 'admin', id: adminId, reference: email };
}
