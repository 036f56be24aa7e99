import { Injectable } from '@nestjs/common';
import { adminOrigin } from '../../audit/audit-actor.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError, fieldError } from '../../common/errors/app-error.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { openSecret } from '../../crypto/open-secret.js';
import { AccountEffects } from '../accounts/account-effects.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import type { LoginAttempt } from '../login/login-attempts.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { FactorRepository } from './factor.repository.js';
import { hasPasskey } from './factor.schema.js';
import { factorEffects } from './factor-effects.js';
import { FactorAttempts } from './proof/factor-attempts.js';
import { RecoveryCodeVault } from './recovery-code-vault.js';
import { Totp } from './totp.js';

/** Time in which the set-up of an app must be confirmed. */
const SETUP_MS = 10 * 60_000;

export const APP_EXISTS = 'This account already has an authenticator app. Remove it first.';
export const NO_FACTOR = 'This account has no second factor.';
export const NO_APP = 'This account has no authenticator app.';
export const CHANGED = 'Your second factor has just been changed. Please check it and try again.';
const SETUP_EXPIRED = 'Please begin again: the time to set up the app is over.';
const WRONG_CODE =
  'This code is wrong. Use the newest entry in the app, and check that the clock of the phone is right.';

/** What an administrator does with their own second factor. */
@Injectable()
export class FactorsService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly factors: FactorRepository,
    private readonly totp: Totp,
    private readonly vault: RecoveryCodeVault,
    private readonly attempts: FactorAttempts,
    private readonly sessions: SessionRepository,
    private readonly effects: AccountEffects,
    private readonly site: SiteSettings,
  ) {}

  /** The caller's account. @throws AppError UNAUTHENTICATED when it is gone */
  account(caller: CallerIdentity): Promise<AdminRecord> {
    return this.admins.getCaller(caller);
  }

  /** Starts the set-up of an app. The secret is shown in this answer only. @throws AppError CONFLICT */
  async startTotp(caller: CallerIdentity): Promise<{ secret: string; otpauthUrl: string }> {
    const { _id, email } = await this.admins.getCaller(caller);
    const { name } = await this.site.site();
    const { sealed, ...shown } = this.totp.enrol(_id.toHexString(), email, name);
    const setup = { secret: sealed, expiresAt: new Date(Date.now() + SETUP_MS) };
    if (!(await this.factors.startTotp(_id, setup))) throw new AppError('CONFLICT', APP_EXISTS);
    return shown;
  }

  /**
   * Confirms the app by its first code, which is used up. Returns recovery codes when the account had none.
   * @throws AppError VALIDATION_FAILED, CONFLICT or RATE_LIMITED
   */
  async confirmTotp(
    caller: CallerIdentity,
    code: string,
    attempt: LoginAttempt,
  ): Promise<string[] | undefined> {
    const { clientIp } = attempt;
    const admin = await this.admins.getCaller(caller);
    const { _id, totpSetup, recoveryCodes } = admin;
    const now = new Date();
    if (admin.totp) throw new AppError('CONFLICT', APP_EXISTS);
    if (!totpSetup || totpSetup.expiresAt <= now) throw new AppError('CONFLICT', SETUP_EXPIRED);
    const { secret } = totpSetup;
    let step: number | undefined;
    await this.attempts.run(attempt, async () => {
      step = openSecret(() => this.totp.stepOf(code, secret, _id.toHexString(), now), 'This secret');
      return step !== undefined;
    });
    if (step === undefined) throw fieldError('code', WRONG_CODE);
    const recovery = recoveryCodes ? undefined : this.vault.make(_id.toHexString());
    const totp = { secret, addedAt: now, lastStep: step };
    const effects = factorEffects('app-added', admin, adminOrigin(caller, clientIp));
    if (!(await this.factors.confirmTotp(_id, totp, recovery?.stored, effects))) {
      throw new AppError('CONFLICT', SETUP_EXPIRED);
    }
    await this.sessions.setProof(caller.sessionId, { at: now, by: 'factor' });
    await this.effects.processAccount(admin);
    return recovery?.codes;
  }

  /** Also removes the recovery codes if it was the last factor. @throws AppError NOT_FOUND or CONFLICT */
  async removeTotp(caller: CallerIdentity, clientIp: string): Promise<void> {
    const admin = await this.admins.getCaller(caller);
    if (!admin.totp) throw new AppError('NOT_FOUND', NO_APP);
    const effects = factorEffects('app-removed', admin, adminOrigin(caller, clientIp));
    if (!(await this.factors.removeTotp(admin._id, !hasPasskey(admin), effects)))
      throw new AppError('CONFLICT', CHANGED);
    await this.effects.processAccount(admin);
  }

  /** Ten new codes; the earlier ones are not valid any more. @throws AppError CONFLICT without a factor */
  async replaceRecoveryCodes(caller: CallerIdentity, clientIp: string): Promise<string[]> {
    const admin = await this.admins.getCaller(caller);
    const { codes, stored } = this.vault.make(admin._id.toHexString());
    const effects = factorEffects('codes-replaced', admin, adminOrigin(caller, clientIp));
    if (!(await this.factors.replaceRecoveryCodes(admin._id, stored, effects))) {
      throw new AppError('CONFLICT', NO_FACTOR);
    }
    await this.effects.processAccount(admin);
    return codes;
  }
}
