import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../audit/audit-log.js';
import { AppError } from '../../../common/errors/app-error.js';
import { AdminRepository } from '../../accounts/admin.repository.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';
import { actorOfAccount, adminSubject } from '../../accounts/admin-subject.js';
import type { LoginAttempt } from '../../login/login-attempts.js';
import { type IssuedTokens, SessionsService } from '../../sessions/sessions.service.js';
import { WRONG_PASSKEY } from '../passkeys/passkeys.service.js';
import { webAuthnChallengeOf } from '../passkeys/web-authn.js';
import { FactorAttempts } from '../proof/factor-attempts.js';
import type { FactorCredential } from '../proof/factor-credential.js';
import { FactorProofService, WRONG_FACTOR } from '../proof/factor-proof.service.js';
import { type LoginChallenge, LoginChallenges } from './login-challenges.js';

export const CHALLENGE_EXPIRED = 'This login is not valid any more. Please begin again with the password.';

/** A login whose password was right. */
interface PendingFactorLogin {
  admin: AdminRecord;
  opened: LoginChallenge;
  /** The challenge that a passkey has to sign. */
  webAuthnChallenge: string;
}

/** The second step of a login: the password was right, and the account has a factor. */
@Injectable()
export class FactorLoginService {
  constructor(
    private readonly challenges: LoginChallenges,
    private readonly admins: AdminRepository,
    private readonly attempts: FactorAttempts,
    private readonly proofs: FactorProofService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The account that a challenge was issued to. @throws AppError UNAUTHENTICATED when the challenge is not valid any
   * more
   */
  async resolve(challenge: string): Promise<PendingFactorLogin> {
    const opened = this.challenges.read(challenge);
    const admin = opened && (await this.admins.findById(opened.adminId));
    const over =
      !admin ||
      admin.credentialVersion !== opened.credentialVersion ||
      (await this.sessions.wasOpened(opened.sessionId));
    if (over) throw new AppError('UNAUTHENTICATED', CHALLENGE_EXPIRED);
    return { admin, opened, webAuthnChallenge: webAuthnChallengeOf(challenge) };
  }

  /** Opens the session. @throws AppError UNAUTHENTICATED or RATE_LIMITED */
  async login(
    { admin, opened, webAuthnChallenge }: PendingFactorLogin,
    credential: FactorCredential,
    attempt: LoginAttempt,
  ): Promise<IssuedTokens> {
    const { clientIp, userAgent, device } = attempt;
    const actor = actorOfAccount(admin);
    const subject = adminSubject(actor);
    const check = () => this.proofs.prove(admin, credential, clientIp, webAuthnChallenge);
    const onWrong = () =>
      this.audit.record({
        action: 'admin.login_failed',
        actor: null,
        subject,
        from: clientIp,
        detail: { step: credential.method },
      });
    if (!(await this.attempts.run(attempt, check, onWrong))) {
      throw new AppError('UNAUTHENTICATED', credential.method === 'passkey' ? WRONG_PASSKEY : WRONG_FACTOR);
    }
    const event = {
      action: 'admin.login',
      actor,
      subject,
      from: clientIp,
      detail: { method: credential.method },
    };
    const tokens = await this.sessions.openOnce(admin, opened.sessionId, {
      by: 'factor',
      userAgent,
      clientIp,
      isNewDevice: device === undefined,
      event,
    });
    if (!tokens) throw new AppError('UNAUTHENTICATED', CHALLENGE_EXPIRED);
    return tokens;
  }
}
