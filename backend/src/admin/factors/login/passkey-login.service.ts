import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { AuditLog } from '../../../audit/audit-log.js';
import { AppError } from '../../../common/errors/app-error.js';
import { clientNetwork } from '../../../common/http/client/client-ip.js';
import { RateLimiter, type RateLimitRule } from '../../../rate-limit/rate-limiter.js';
import { AdminRepository } from '../../accounts/admin.repository.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';
import { actorOfAccount, adminSubject } from '../../accounts/admin-subject.js';
import type { LoginAttempt } from '../../login/login-attempts.js';
import { type IssuedTokens, SessionsService } from '../../sessions/sessions.service.js';
import type { PasskeyAssertion } from '../passkeys/passkey.dto.js';
import type { PasskeyRequestOptions } from '../passkeys/passkey-options.dto.js';
import { WRONG_PASSKEY } from '../passkeys/passkeys.service.js';
import { adminIdOfUserHandle, WebAuthn, webAuthnChallengeOf } from '../passkeys/web-authn.js';
import { FactorAttempts } from '../proof/factor-attempts.js';
import { FactorProofService } from '../proof/factor-proof.service.js';
import { LoginChallenges } from './login-challenges.js';

export const PASSKEY_LOGIN_EXPIRED = 'This login is not valid any more. Please begin again.';

/** Attempts per network, whether they succeed or not: each may cost a signature check. */
const ATTEMPTS_BY_NETWORK: RateLimitRule = { name: 'login.passkey', limit: 60, windowMs: 600_000 };

/** Details of such logins for the audit log. */
const BY_PASSKEY = { method: 'passkey', alone: true };

/** A login whose challenge is valid and whose account exists. */
interface PendingPasskeyLogin {
  admin: AdminRecord;
  sessionId: Types.ObjectId;
  challenge: string;
}

/**
 * Logins by passkey alone: the authenticator has asked for a fingerprint, a face or a PIN, and is the second factor
 * itself.
 */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly challenges: LoginChallenges,
    private readonly webAuthn: WebAuthn,
    private readonly admins: AdminRepository,
    private readonly attempts: FactorAttempts,
    private readonly proofs: FactorProofService,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
  ) {}

  /** Nothing is stored, since a stranger can start as many logins as they like. */
  begin(): { challenge: string; passkey: PasskeyRequestOptions } {
    const challenge = this.challenges.issueForPasskey();
    return { challenge, passkey: this.webAuthn.requestOptions(webAuthnChallengeOf(challenge)) };
  }

  /**
   * The account that the passkey claims, and the session of the challenge. An expired challenge is refused before any
   * lookup, which would otherwise reveal which accounts exist.
   * @throws AppError UNAUTHENTICATED or RATE_LIMITED
   */
  async resolve(
    challenge: string,
    { userHandle = '' }: PasskeyAssertion,
    clientIp: string,
  ): Promise<PendingPasskeyLogin> {
    await this.limiter.consume(ATTEMPTS_BY_NETWORK, clientNetwork(clientIp));
    const sessionId = this.challenges.readForPasskey(challenge);
    const adminId = sessionId && adminIdOfUserHandle(userHandle);
    const admin = adminId && (await this.admins.findById(adminId.toHexString()));
    if (!sessionId || !admin) {
      await this.audit.record({
        action: 'admin.login_failed',
        actor: null,
        from: clientIp,
        detail: BY_PASSKEY,
      });
      throw new AppError('UNAUTHENTICATED', sessionId ? WRONG_PASSKEY : PASSKEY_LOGIN_EXPIRED);
    }
    return { admin, sessionId, challenge };
  }

  /** Opens the session. @throws AppError UNAUTHENTICATED or RATE_LIMITED */
  async login(
    { admin, sessionId, challenge }: PendingPasskeyLogin,
    answer: PasskeyAssertion,
    attempt: LoginAttempt,
  ): Promise<IssuedTokens> {
    const { clientIp, userAgent, device } = attempt;
    const actor = actorOfAccount(admin);
    const subject = adminSubject(actor);
    const onWrong = () =>
      this.audit.record({
        action: 'admin.login_failed',
        actor: null,
        subject,
        from: clientIp,
        detail: BY_PASSKEY,
      });
    const check = () => this.proofs.usePasskey(admin, answer, webAuthnChallengeOf(challenge), true);
    if (!(await this.attempts.run(attempt, check, onWrong))) {
      throw new AppError('UNAUTHENTICATED', WRONG_PASSKEY);
    }
    const event = { action: 'admin.login', actor, subject, from: clientIp, detail: BY_PASSKEY };
    const tokens = await this.sessions.openOnce(admin, sessionId, {
      by: 'factor',
      userAgent,
      clientIp,
      isNewDevice: device === undefined,
      event,
    });
    if (!tokens) throw new AppError('UNAUTHENTICATED', PASSKEY_LOGIN_EXPIRED);
    return tokens;
  }
}
