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
  config: Pick<AppConfig, 'requireSecondFactor'>,
): CallerIdentity {
  // For an account with a factor, the password alone proves nothing.
  const proof = hasFactor(admin) && session.proof?.by !== 'factor' ? undefined : session.proof;
  return {
    adminId: admin._id.toHexString(),
    email: admin.email,
    permissions,
    sessionId: session._id.toHexString(),
    mustSetUpFactor: mustSetUpFactor(admin, permissions, config),
    ...(proof && { provenAt: proof.at }),
  };
}

/** Whether an account with these permissions needs a second factor. */
export function requiresFactor(
  permissions: readonly string[],
  { requireSecondFactor }: Pick<AppConfig, 'requireSecondFactor'>,
): boolean {
  return requireSecondFactor && DEMANDING_PERMISSIONS.some((one) => permissions.includes(one));
}

/** Whether what the account may do needs a second factor that it does not have. */
export function mustSetUpFactor(
  admin: AdminRecord,
  permissions: readonly Permission[],
  config: Pick<AppConfig, 'requireSecondFactor'>,
): boolean {
  return requiresFactor(permissions, config) && !hasFactor(admin);
}
