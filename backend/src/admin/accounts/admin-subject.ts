import type { AuditActor } from '../../audit/audit-actor.js';
import type { AuditSubject } from '../../audit/audit-entry.schema.js';
import type { AdminRecord } from './admin.schema.js';

/** An account as the subject of an audit entry. */
export function adminSubject({ adminId, email }: AuditActor): AuditSubject {
  return { kind: 'admin', id: adminId, reference: email };
}

/** An account as the actor of an audit entry. */
export function actorOfAccount({ _id, email }: Pick<AdminRecord, '_id' | 'email'>): AuditActor {
  return { adminId: _id.toHexString(), email };
}

export function subjectOfAccount(admin: Pick<AdminRecord, '_id' | 'email'>): AuditSubject {
  return adminSubject(actorOfAccount(admin));
}
