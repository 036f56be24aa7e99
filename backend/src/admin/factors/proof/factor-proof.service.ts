import { Injectable } from '@nestjs/common';
import { openSecret } from '../../../crypto/open-secret.js';
import { AccountEffects } from '../../accounts/account-effects.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';
import { actorOfAccount } from '../../accounts/admin-subject.js';
import { FactorRepository } from '../factor.repository.js';
import { factorEffects } from '../factor-effects.js';
import type { PasskeyAssertion } from '../passkeys/passkey.dto.js';
import { WebAuthn } from '../passkeys/web-authn.js';
import { RecoveryCodeVault } from '../recovery-code-vault.js';
import { Totp } from '../totp.js';
import type { FactorCredential } from './factor-credential.js';

export const WRONG_FACTOR = 'This code is wrong or was used before.';

/** The error of a factor that cannot be decrypted, for the API page. */
export const UNREADABLE_FACTOR = {
  status: 409,
  when: 'The stored factor was encrypted with a key that is not configured, or is damaged.',
} as const;

/** Verifies a second factor and marks it as used. */
@Injectable()
export class FactorProofService {
  constructor(
    private readonly factors: FactorRepository,
    private readonly totp: Totp,
    private readonly vault: RecoveryCodeVault,
    private readonly webAuthn: WebAuthn,
    private readonly effects: AccountEffects,
  ) {}

  /**
   * Whether the factor is right and was not used before.
   * @param challenge what a passkey has to sign; the caller makes sure that it works once
   * @throws AppError CONFLICT when the encryption key of the stored secret is no longer configured
   */
  async prove(
    admin: AdminRecord,
    credential: FactorCredential,
    clientIp: string,
    challenge: string | undefined,
  ): Promise<boolean> {
    switch (credential.method) {
      case 'totp':
        return this.useTotp(admin, credential.code);
      case 'recovery-code':
        return this.useRecovery(admin, credential.code, clientIp);
      case 'passkey':
        return challenge !== undefined && this.usePasskey(admin, credential.answer, challenge, false);
    }
  }

  /**
   * Whether a passkey's answer is right and was not used before.
   * @param requireUserVerification set when the passkey is the only proof: the authenticator must have checked the
   * user
   */
  async usePasskey(
    { _id, passkeys = [] }: AdminRecord,
    answer: PasskeyAssertion,
    challenge: string,
    requireUserVerification: boolean,
  ): Promise<boolean> {
    const passkey = passkeys.find(({ credentialId }) => credentialId === answer.credentialId);
    if (!passkey) return false;
    const count = await this.webAuthn.verifyAssertion(answer, passkey, challenge, requireUserVerification);
    return count !== undefined && this.factors.usePasskey(_id, passkey, count, new Date());
  }

  private async useTotp(admin: AdminRecord, code: string): Promise<boolean> {
    const { _id, totp } = admin;
    if (!totp) return false;
    const step = openSecret(
      () => this.totp.stepOf(code, totp.secret, _id.toHexString(), new Date()),
      'This second factor',
    );
    return step !== undefined && this.factors.useTotpStep(_id, totp, step);
  }

  private async useRecovery(admin: AdminRecord, code: string, clientIp: string): Promise<boolean> {
    const { _id, recoveryCodes } = admin;
    if (!recoveryCodes) return false;
    const hash = openSecret(
      () => this.vault.hashIn(recoveryCodes, code, _id.toHexString()),
      'This set of recovery codes',
    );
    if (!recoveryCodes.hashes.includes(hash)) return false;
    const origin = { actor: actorOfAccount(admin), from: clientIp };
    const codesLeft = recoveryCodes.hashes.length - 1;
    const effects = factorEffects('code-used', admin, origin, { codesLeft });
    const used = await this.factors.useRecoveryCode(_id, hash, effects);
    if (used) await this.effects.processAccount(admin);
    return used;
  }
}
