import { Injectable } from '@nestjs/common';
import { actorOf } from '../../audit/audit-actor.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { fieldError } from '../../common/errors/app-error.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import { adminSubject } from '../accounts/admin-subject.js';
import { AccountPasswordsService } from '../accounts/passwords/account-passwords.service.js';
import { hasFactor } from '../factors/factor.schema.js';
import { FactorAttempts } from '../factors/proof/factor-attempts.js';
import type { LoginAttempt } from '../login/login-attempts.js';
import { type IssuedTokens, SessionsService } from '../sessions/sessions.service.js';
import type { PasswordChange } from './own-password.dto.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';

export const WRONG_PASSWORD = 'The current password is wrong.';
const SAME_PASSWORD = 'Choose a password that is different from the current one.';

/** Lets administrators change their own password. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly passwords: AccountPasswordsService,
    private readonly attempts: FactorAttempts,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sets the password, ends every session of the account and opens a new one for the caller.
   *
   * @throws AppError VALIDATION_FAILED on one of the fields, CONFLICT, RATE_LIMITED, or UNAVAILABLE
   */
  async change(
    caller: CallerIdentity,
    { currentPassword, newPassword }: PasswordChange,
    attempt: LoginAttempt,
  ): Promise<IssuedTokens> {
    const { clientIp, userAgent } = attempt;
    const admin = await this.admins.getCaller(caller);
    const problem =
      newPassword === currentPassword ? SAME_PASSWORD : this.rules.problemOf(newPassword, admin.email);
    if (problem !== undefined) throw fieldError('newPassword', problem);
    const actor = actorOf(caller);
    const right = await this.attempts.run(
      attempt,
      () => this.hasher.runQueued((matches) => matches(admin.passwordHash, currentPassword), true),
      () =>
        this.audit.record({
          action: 'admin.proof_failed',
          actor,
          subject: adminSubject(actor),
          from: clientIp,
          detail: { method: 'password' },
        }),
    );
    if (!right) {
      throw fieldError('currentPassword', WRONG_PASSWORD);
    }
    const passwordHash = await this.hasher.hash(newPassword, true);
    await this.passwords.setPassword(admin, passwordHash, { actor, from: clientIp });
    const event = { action: 'admin.login', actor, subject: adminSubject(actor), from: clientIp };
    // The guard has made sure that an account with a factor has used it within the last ten minutes.
    const by = hasFactor(admin) ? 'factor' : 'password';
    // The version that was just set, not a later one: a reset by somebody else in this moment ends the new session too.
    const changed = { ...admin, credentialVersion: admin.credentialVersion + 1 };
    return this.sessions.open(changed, { by, userAgent, clientIp, event });
  }
}
