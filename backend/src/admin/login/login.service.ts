import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.js';
import { AppError } from '../../common/errors/app-error.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { actorOfAccount, adminSubject, subjectOfAccount } from '../accounts/admin-subject.js';
import { maskedAddress } from '../accounts/masked-address.js';
import { hasFactor, hasPasskey } from '../factors/factor.schema.js';
import { LoginChallenges } from '../factors/login/login-challenges.js';
import type { PasskeyRequestOptions } from '../factors/passkeys/passkey-options.dto.js';
import { WebAuthn, webAuthnChallengeOf } from '../factors/passkeys/web-authn.js';
import { methodsOf } from '../factors/proof/factor-credential.js';
import type { FactorMethod } from '../factors/second-factor.dto.js';
import { type PasswordComparison, PasswordHasher } from '../passwords/password-hasher.js';
import { type IssuedTokens, SessionsService } from '../sessions/sessions.service.js';
import { type LoginAttempt, LoginAttempts } from './login-attempts.js';

/** The one message for a wrong password and for an unknown address. */
export const WRONG_CREDENTIALS = 'The e-mail address or the password is wrong.';

/** The password was right; a second factor opens the session (`FactorLoginService`). */
export interface FactorRequired {
  challenge: string;
  methods: FactorMethod[];
  /** Options for showing a passkey; absent without one. */
  passkey?: PasskeyRequestOptions;
}

/** Checks passwords. A wrong password and an unknown address get the same answer for the same work. */
@Injectable()
export class LoginService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    private readonly challenges: LoginChallenges,
    private readonly webAuthn: WebAuthn,
    private readonly audit: AuditLog,
  ) {}

  /**
   * An account with a second factor gets no tokens yet. The whole check, including the limits, is queued: otherwise
   * concurrent guesses would all pass before the first is counted, and many logins at once would slow down everybody
   * else. Throws UNAUTHENTICATED, RATE_LIMITED, or UNAVAILABLE when too many log in at once.
   */
  async login(attempt: LoginAttempt, password: string): Promise<IssuedTokens | FactorRequired> {
    await this.attempts.assertNotRefusedAgain(attempt);
    return this.hasher.runQueued(async (matches) => {
      const admin = await this.check(attempt, password, matches);
      if (hasFactor(admin)) return this.requireFactor(admin);
      const { clientIp, userAgent, device } = attempt;
      const actor = actorOfAccount(admin);
      const event = { action: 'admin.login', actor, subject: adminSubject(actor), from: clientIp };
      return this.sessions.open(admin, {
        by: 'password',
        userAgent,
        clientIp,
        isNewDevice: device === undefined,
        event,
      });
    }, attempt.device !== undefined);
  }

  private requireFactor(admin: AdminRecord): FactorRequired {
    const challenge = this.challenges.issue(admin);
    const required = { challenge, methods: methodsOf(admin) };
    if (!hasPasskey(admin)) return required;
    return {
      ...required,
      passkey: this.webAuthn.requestOptions(webAuthnChallengeOf(challenge), admin.passkeys),
    };
  }

  private async check(attempt: LoginAttempt, password: string, matches: PasswordComparison) {
    await this.attempts.assertAllowed(attempt);
    const known = await this.admins.findByEmail(attempt.email);
    if ((await matches(known?.passwordHash, password)) && known) return known;
    // Recorded before it is counted, which may throw RATE_LIMITED.
    await this.recordFailure(attempt, known);
    await this.attempts.recordFailure(attempt);
    throw new AppError('UNAUTHENTICATED', WRONG_CREDENTIALS);
  }

  /** Of an address without an account only a part is kept: the entry stays, and the address may be any stranger's. */
  private async recordFailure({ email, clientIp }: LoginAttempt, known: AdminRecord | null): Promise<void> {
    await this.audit.record({
      action: 'admin.login_failed',
      actor: null,
      ...(known ? { subject: subjectOfAccount(known) } : { detail: { email: maskedAddress(email) } }),
      from: clientIp,
    });
  }
}
