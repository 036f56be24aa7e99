import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { adminOrigin } from '../../../audit/audit-actor.js';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { AppError, fieldError } from '../../../common/errors/app-error.js';
import { SiteSettings } from '../../../config/site/site-settings.js';
import { AccountEffects } from '../../accounts/account-effects.js';
import { AdminRepository } from '../../accounts/admin.repository.js';
import type { LoginAttempt } from '../../login/login-attempts.js';
import { deviceName } from '../../sessions/device-name.js';
import { SessionRepository } from '../../sessions/session.repository.js';
import { FactorRepository } from '../factor.repository.js';
import { hasPasskey } from '../factor.schema.js';
import { factorEffects } from '../factor-effects.js';
import { CHANGED } from '../factors.service.js';
import { RecoveryCodeVault } from '../recovery-code-vault.js';
import type { PasskeyRegistration } from './passkey.dto.js';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from './passkey-options.dto.js';
import { ANSWER_MS, WebAuthn } from './web-authn.js';

/** Per account. */
const MAX_PASSKEYS = 10;

export const NO_PASSKEY = 'This account has no passkey.';
export const NO_SUCH_PASSKEY = 'This account has no such passkey.';
export const TOO_MANY = `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`;
const NOT_ADDED = 'This passkey is already registered, or the account has the maximum number of passkeys.';
export const WRONG_PASSKEY = 'This passkey was not accepted. Try again, or choose another way.';

/** What an administrator does with their own passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly factors: FactorRepository,
    private readonly webAuthn: WebAuthn,
    private readonly vault: RecoveryCodeVault,
    private readonly sessions: SessionRepository,
    private readonly effects: AccountEffects,
    private readonly site: SiteSettings,
  ) {}

  /** Options for creating a passkey. @throws AppError CONFLICT when there are too many */
  async startCreation(caller: CallerIdentity): Promise<PasskeyCreationOptions> {
    const admin = await this.admins.getCaller(caller);
    if ((admin.passkeys?.length ?? 0) >= MAX_PASSKEYS) throw new AppError('CONFLICT', TOO_MANY);
    const { name } = await this.site.site();
    return this.webAuthn.creationOptions(admin, await this.challengeFor(caller), name);
  }

  /** Options for showing one of the account's passkeys. @throws AppError CONFLICT without one */
  async startProof(caller: CallerIdentity): Promise<PasskeyRequestOptions> {
    const admin = await this.admins.getCaller(caller);
    if (!hasPasskey(admin)) throw new AppError('CONFLICT', NO_PASSKEY);
    return this.webAuthn.requestOptions(await this.challengeFor(caller), admin.passkeys);
  }

  /** A challenge stored with the caller's session; valid once, for five minutes. */
  private async challengeFor({ sessionId }: CallerIdentity): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    await this.sessions.setChallenge(sessionId, { value, expiresAt: new Date(Date.now() + ANSWER_MS) });
    return value;
  }

  /**
   * Adds the passkey that the browser has created. Returns recovery codes when the account had none.
   * @throws AppError VALIDATION_FAILED, or CONFLICT when the account has changed since
   */
  async add(
    caller: CallerIdentity,
    answer: PasskeyRegistration,
    { clientIp, userAgent }: LoginAttempt,
  ): Promise<string[] | undefined> {
    const admin = await this.admins.getCaller(caller);
    const challenge = await this.sessions.consumeChallenge(caller.sessionId, new Date());
    const created = challenge && (await this.webAuthn.verifyRegistration(answer, challenge));
    if (!created) throw fieldError('credentialId', WRONG_PASSKEY);
    const now = new Date();
    const name = deviceName(userAgent);
    const passkey = { _id: new Types.ObjectId(), ...created, ...(name && { name }), addedAt: now };
    const recovery = admin.recoveryCodes ? undefined : this.vault.make(admin._id.toHexString());
    const origin = adminOrigin(caller, clientIp);
    const effects = factorEffects('passkey-added', admin, origin, { ...(name && { device: name }) });
    if (!(await this.factors.addPasskey(admin._id, passkey, MAX_PASSKEYS, recovery?.stored, effects))) {
      const { passkeys = [] } = await this.admins.getCaller(caller);
      const isKnown = passkeys.some(({ credentialId }) => credentialId === created.credentialId);
      throw new AppError('CONFLICT', isKnown || passkeys.length >= MAX_PASSKEYS ? NOT_ADDED : CHANGED);
    }
    await this.sessions.setProof(caller.sessionId, { at: now, by: 'factor' });
    await this.effects.processAccount(admin);
    return recovery?.codes;
  }

  /** Removes a passkey, and the recovery codes if it was the last factor. @throws AppError NOT_FOUND */
  async remove(caller: CallerIdentity, passkeyId: string, clientIp: string): Promise<void> {
    const admin = await this.admins.getCaller(caller);
    const passkey = admin.passkeys?.find(({ _id }) => _id.equals(passkeyId));
    if (!passkey) throw new AppError('NOT_FOUND', NO_SUCH_PASSKEY);
    const isLast = admin.totp === undefined && admin.passkeys?.length === 1;
    const { name } = passkey;
    const effects = factorEffects('passkey-removed', admin, adminOrigin(caller, clientIp), {
      ...(name && { device: name }),
    });
    if (!(await this.factors.removePasskey(admin._id, passkey._id, isLast, effects))) {
      throw new AppError('CONFLICT', CHANGED);
    }
    await this.effects.processAccount(admin);
  }
}
