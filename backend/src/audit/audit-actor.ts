import type { CallerIdentity } from '../common/access/caller.js';

/** An administrator as stored in the audit log and in records, as known at that moment. */
export interface AuditActor {
  adminId: string;
  email: string;
}

/** Who did something, and from where: the caller's IP address, or a name outside of requests. */
export interface AuditOrigin {
  actor: AuditActor | null;
  from: string;
}

/** An administrator with their IP address. */
export interface AdminOrigin extends AuditOrigin {
  actor: AuditActor;
}

/** The caller as stored in the audit log. */
export function actorOf({ adminId, email }: Pick<CallerIdentity, 'adminId' | 'email'>): AuditActor {
  return { adminId, email };
}

/** The caller as the origin of an action. */
export function adminOrigin(caller: CallerIdentity, clientIp: string): AdminOrigin {
  return { actor: actorOf(caller), from: clientIp };
}

/**
 * The accounts that an entry concerns, as part of its `detail`: they are found by id, since an address can change and then
 * belong to another account.
 */
export function concerning(...accounts: readonly Pick<AuditActor, 'adminId'>[]): { concerns: string[] } {
  return { concerns: accounts.map(({ adminId }) => adminId) };
}
