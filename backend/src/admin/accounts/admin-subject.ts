import type { AuditActor } from '../../audit/audit-actor.js';
import type { AuditSubject } from '../../audit/audit-entry.schema.js';
import type { AdminRecord } from './admin.schema.js';

/** An account as that which something was done to, for the audit log. */
export function adminSubject({ adminId, email }: AuditActor): AuditSubject {
  return { kind: 'admin', id: adminId, reference: email };
}

/** An account as whoever does something. */
export function actorOfAccount({ _id, email }: Pick<AdminRecord, '_id' | 'email'>): AuditActor {
  return { adminId: _id.toHexString(), email };
}

export function subjectOfAccount(admin: Pick<AdminRecord, '_id' | 'email'>): AuditSubject {
  return adminSubject(actorOfAccount(admin));
}
