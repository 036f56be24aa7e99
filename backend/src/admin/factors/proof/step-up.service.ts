import { Injectable } from '@nestjs/common';
import { actorOf } from '../../../audit/audit-actor.js';
import { AuditLog } from '../../../audit/audit-log.js';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { fieldError } from '../../../common/errors/app-error.js';
import { AdminRepository } from '../../accounts/admin.repository.js';
import { adminSubject } from '../../accounts/admin-subject.js';
import type { LoginAttempt } from '../../login/login-attempts.js';
import { PasswordHasher } from '../../passwords/password-hasher.js';
import { SessionRepository } from '../../sessions/session.repository.js';
import { hasFactor } from '../factor.schema.js';
import { WRONG_PASSKEY } from '../passkeys/passkeys.service.js';
import { FactorAttempts } from './factor-attempts.js';
import type { StepUpCredential } from './factor-credential.js';
import { FactorProofService, WRONG_FACTOR } from './factor-proof.service.js';

const WRONG_PASSWORD = 'The password is wrong.';
export const FACTOR_REQUIRED = 'This account has a second factor. Please use it instead of the password.';

/** Re-authenticates the account owner within a session. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly attempts: FactorAttempts,
    private readonly proofs: FactorProofService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the time of the re-authentication @throws AppError VALIDATION_FAILED on the field, RATE_LIMITED or UNAVAILABLE */
  async prove(caller: CallerIdentity, credential: StepUpCredential, attempt: LoginAttempt): Promise<Date> {
    const admin = await this.admins.getCaller(caller);
    const { clientIp } = attempt;
    if (credential.method === 'password' && hasFactor(admin)) throw fieldError('password', FACTOR_REQUIRED);
    const challenge =
      credential.method === 'passkey'
        ? await this.sessions.consumeChallenge(caller.sessionId, new Date())
        : undefined;
    const actor = actorOf(caller);
    const event = {
      actor,
      subject: adminSubject(actor),
      from: clientIp,
      detail: { method: credential.method },
    };
    const right = await this.attempts.run(
      attempt,
      () =>
        credential.method === 'password'
          ? this.hasher.runQueued((matches) => matches(admin.passwordHash, credential.password), true)
          : this.proofs.prove(admin, credential, clientIp, challenge),
      () => this.audit.record({ action: 'admin.proof_failed', ...event }),
    );
    if (!right) throw fieldError(FIELD_OF[credential.method], COMPLAINT_OF[credential.method]);
    const at = new Date();
    const by = credential.method === 'password' ? 'password' : 'factor';
    await this.audit.record({ action: 'admin.proven', ...event });
    await this.sessions.setProof(caller.sessionId, { at, by });
    return at;
  }
}

const FIELD_OF = {
  password: 'password',
  totp: 'code',
  'recovery-code': 'recoveryCode',
  passkey: 'passkey',
} as const;

const COMPLAINT_OF = {
  password: WRONG_PASSWORD,
  totp: WRONG_FACTOR,
  'recovery-code': WRONG_FACTOR,
  passkey: WRONG_PASSKEY,
} as const;
