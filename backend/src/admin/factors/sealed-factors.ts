import { Injectable } from '@nestjs/common';
import { MissingKeyError } from '../../crypto/key-ring.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { FactorRepository } from './factor.repository.js';
import { RecoveryCodeVault } from './recovery-code-vault.js';
import { Totp } from './totp.js';

/** Seals what accounts keep of their factors with the present data key, so that older keys can go. Idempotent. */
@Injectable()
export class SealedFactors {
  constructor(
    private readonly factors: FactorRepository,
    private readonly totp: Totp,
    private readonly vault: RecoveryCodeVault,
  ) {}

  /** @returns how many were sealed anew, and the addresses of accounts whose key is not configured any more */
  async rewrapAll(): Promise<{ rewrapped: number; unreadable: string[] }> {
    const result = { rewrapped: 0, unreadable: [] as string[] };
    for (const admin of await this.factors.findWithFactors()) {
      try {
        result.rewrapped += await this.rewrap(admin);
      } catch (thrown) {
        if (!(thrown instanceof MissingKeyError)) throw thrown;
        result.unreadable.push(admin.email);
      }
    }
    return result;
  }

  private async rewrap({ _id, totp, recoveryCodes }: AdminRecord): Promise<number> {
    const adminId = _id.toHexString();
    let done = 0;
    const secret = totp && this.totp.rewrap(totp.secret, adminId);
    if (secret && (await this.factors.reseal(_id, 'totp.secret', totp.secret, secret))) done += 1;
    const key = recoveryCodes && this.vault.rewrap(recoveryCodes.key, adminId);
    if (key && (await this.factors.reseal(_id, 'recoveryCodes.key', recoveryCodes.key, key))) done += 1;
    return done;
  }
}
