import type { CallerIdentity } from '../common/access/caller.js';

/** An administrator as the audit log and the records remember them: as known at that moment. */
export interface AuditActor {
  adminId: string;
  email: string;
}

/** What is remembered of whoever is calling. */
export function actorOf({ adminId, email }: Pick<CallerIdentity, 'adminId' | 'email'>): AuditActor {
  return { adminId, email };
}
