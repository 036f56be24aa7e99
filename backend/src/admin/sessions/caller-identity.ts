import type { CallerIdentity } from '../../common/access/caller.js';
import type { AppConfig } from '../../config/app-config.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { hasFactor } from '../factors/factor.schema.js';
import { DEMANDING_PERMISSIONS, type Permission } from '../permissions.js';
import type { SessionRecord } from './session.schema.js';

/** The caller behind a session, with what the guards need to know about proofs. */
export function callerIdentity(
  session: SessionRecord,
  admin: AdminRecord,
  permissions: readonly Permission[],
  { requireSecondFactor }: Pick<AppConfig, 'requireSecondFactor'>,
): CallerIdentity {
  const protectedByFactor = hasFactor(admin);
  const demanded = requireSecondFactor && permissions.some((one) => DEMANDING_PERMISSIONS.includes(one));
  // For an account with a factor, the password alone proves nothing.
  const proof = protectedByFactor && session.proof?.by !== 'factor' ? undefined : session.proof;
  return {
    adminId: admin._id.toHexString(),
    email: admin.email,
    permissions,
    sessionId: session._id.toHexString(),
    mustSetUpFactor: demanded && !protectedByFactor,
    ...(proof && { provenAt: proof.at }),
  };
}
