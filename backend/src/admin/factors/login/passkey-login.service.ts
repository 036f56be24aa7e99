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
import type { PasskeyAssertion, PasskeyRequestOptions } from '../passkeys/passkey.dto.js';
import { WRONG_PASSKEY } from '../passkeys/passkeys.service.js';
import { adminIdOfUserHandle, WebAuthn, webAuthnChallengeOf } from '../passkeys/web-authn.js';
import { FactorAttempts } from '../proof/factor-attempts.js';
import { FactorProofService } from '../proof/factor-proof.service.js';
import { LoginChallenges } from './login-challenges.js';

export const PASSKEY_OVER = 'This login took too long. Please begin again.';

/** From one network, whether they end well or not: each may cost a signature. */
const ATTEMPTS_BY_NETWORK: RateLimitRule = { name: 'login.passkey', limit: 60, windowMs: 600_000 };

/** What the log says of such logins. */
const BY_PASSKEY = { method: 'passkey', alone: true };

/** A login whose challenge holds, and whose account is there. */
interface PendingPasskeyLogin {
  admin: AdminRecord;
  sessionId: Types.ObjectId;
  challenge: string;
}

/** Logs in by a passkey alone: the authenticator has asked for a finger, a face or a PIN, and is the second thing itself. */
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

  /** Nothing is stored for it: a stranger may begin as many logins as they like. */
  begin(): { challenge: string; passkey: PasskeyRequestOptions } {
    const challenge = this.challenges.issueForPasskey();
    return { challenge, passkey: this.webAuthn.requestOptions(webAuthnChallengeOf(challenge)) };
  }

  /**
   * Whose passkey it says it is, and the session that the challenge is for. A challenge that is over is told before
   * anything is looked up: otherwise it would tell which accounts there are.
   *
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
      throw new AppError('UNAUTHENTICATED', sessionId ? WRONG_PASSKEY : PASSKEY_OVER);
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
    if (!tokens) throw new AppError('UNAUTHENTICATED', PASSKEY_OVER);
    return tokens;
  }
}
