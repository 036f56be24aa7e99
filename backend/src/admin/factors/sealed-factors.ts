import { Injectable } from '@nestjs/common';
import { RewrapTally } from '../../crypto/rewrap-tally.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { FactorRepository } from './factor.repository.js';
import { RecoveryCodeVault } from './recovery-code-vault.js';
import { Totp } from './totp.js';

/** Reseals the stored secrets of factors with the present data key, so that older keys can be dropped. Idempotent. */
@Injectable()
export class SealedFactors {
  constructor(
    private readonly factors: FactorRepository,
    private readonly totp: Totp,
    private readonly vault: RecoveryCodeVault,
  ) {}

  /** @returns how many were resealed, and the addresses of accounts whose secrets could not be opened */
  async rewrapAll(): Promise<RewrapTally> {
    const result = new RewrapTally();
    for (const admin of await this.factors.findWithFactors()) {
      await result.attempt(admin.email, () => this.rewrapTotp(admin));
      await result.attempt(admin.email, () => this.rewrapRecoveryCodes(admin));
    }
    return result;
  }

  private async rewrapTotp({ _id, totp }: AdminRecord): Promise<boolean> {
    if (!totp) return false;
    const secret = this.totp.rewrap(totp.secret, _id.toHexString());
    return secret !== undefined && this.factors.reseal(_id, 'totp.secret', totp.secret, secret);
  }

  private async rewrapRecoveryCodes({ _id, recoveryCodes }: AdminRecord): Promise<boolean> {
    if (!recoveryCodes) return false;
    const key = this.vault.rewrap(recoveryCodes.key, _id.toHexString());
    return key !== undefined && this.factors.reseal(_id, 'recoveryCodes.key', recoveryCodes.key, key);
  }
}
