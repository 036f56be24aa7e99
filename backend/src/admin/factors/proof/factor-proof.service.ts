import { Injectable } from '@nestjs/common';
import { orMissingKey } from '../../../crypto/missing-key.js';
import { AccountEffects } from '../../accounts/account-effects.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';
import { actorOfAccount } from '../../accounts/admin-subject.js';
import { FactorRepository } from '../factor.repository.js';
import { factorEffects } from '../factor-effects.js';
import { RecoveryCodeVault } from '../recovery-code-vault.js';
import { Totp } from '../totp.js';
import type { ShownFactor } from './shown-factor.js';

/** Checks what is shown as second factor, and uses it up. */
@Injectable()
export class FactorProofService {
  constructor(
    private readonly factors: FactorRepository,
    private readonly totp: Totp,
    private readonly vault: RecoveryCodeVault,
    private readonly effects: AccountEffects,
  ) {}

  /** Whether it is right and was not used before. @throws AppError CONFLICT when its key is not configured any more */
  prove(admin: AdminRecord, shown: ShownFactor, from: string): Promise<boolean> {
    return shown.method === 'totp'
      ? this.useTotp(admin, shown.code)
      : this.useRecovery(admin, shown.code, from);
  }

  private async useTotp(admin: AdminRecord, code: string): Promise<boolean> {
    const { _id, totp } = admin;
    if (!totp) return false;
    const step = orMissingKey(
      () => this.totp.stepOf(code, totp.secret, _id.toHexString(), new Date()),
      'This second factor',
    );
    return step !== undefined && this.factors.useTotpStep(_id, totp, step);
  }

  private async useRecovery(admin: AdminRecord, code: string, from: string): Promise<boolean> {
    const { _id, recoveryCodes } = admin;
    if (!recoveryCodes) return false;
    const hash = orMissingKey(
      () => this.vault.hashIn(recoveryCodes, code, _id.toHexString()),
      'This set of recovery codes',
    );
    if (!recoveryCodes.hashes.includes(hash)) return false;
    const origin = { actor: actorOfAccount(admin), from };
    const codesLeft = recoveryCodes.hashes.length - 1;
    const owed = factorEffects('code-used', admin, origin, { codesLeft });
    const used = await this.factors.useRecoveryCode(_id, hash, owed);
    if (used) await this.effects.processAccount(admin);
    return used;
  }
}
