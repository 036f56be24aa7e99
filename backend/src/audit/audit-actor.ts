import type { CallerIdentity } from '../common/access/caller.js';

/** An administrator as the audit log and the records remember them: as known at that moment. */
export interface AuditActor {
  adminId: string;
  email: string;
}

/** Who did something, and from where: the IP address of the caller, or what stands for one outside a request. */
export interface AuditOrigin {
  actor: AuditActor | null;
  from: string;
}

/** What is remembered of whoever is calling. */
export function actorOf({ adminId, email }: Pick<CallerIdentity, 'adminId' | 'email'>): AuditActor {
  return { adminId, email };
}
