import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { SealedSecret } from '../../crypto/key-ring.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { ADMIN, type AdminRecord } from '../accounts/admin.schema.js';
import type { RecoveryCodes, TotpFactor, TotpSetup } from './factor.schema.js';

/** Everything the second factors of an account are written with. Each is one conditional write: false when it came too late. */
@Injectable()
export class FactorRepository {
  constructor(@InjectModel(ADMIN) private readonly admins: Model<AdminRecord>) {}

  /** Accounts that keep something sealed. */
  findWithFactors(): Promise<AdminRecord[]> {
    return this.admins
      .find({ $or: [{ totp: { $exists: true } }, { recoveryCodes: { $exists: true } }] })
      .lean<AdminRecord[]>();
  }

  /** An app that is being set up takes the place of one that was not finished. */
  async startTotp(adminId: Types.ObjectId, totpSetup: TotpSetup): Promise<boolean> {
    return this.write({ _id: adminId, totp: { $exists: false } }, { $set: { totpSetup } });
  }

  /** Makes the app that was set up a factor, with the codes that the first factor brings. */
  async confirmTotp(
    adminId: Types.ObjectId,
    totp: TotpFactor,
    recoveryCodes: RecoveryCodes | undefined,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    return this.write(
      {
        _id: adminId,
        totp: { $exists: false },
        'totpSetup.secret.sealed': totp.secret.sealed,
        ...(recoveryCodes && { recoveryCodes: { $exists: false } }),
      },
      {
        $set: { totp, ...(recoveryCodes && { recoveryCodes }) },
        $unset: { totpSetup: 1 },
        ...owing(effects),
      },
    );
  }

  /** Uses up the code of a step, and those before it: of any number of callers one wins. */
  async useTotpStep(adminId: Types.ObjectId, { secret }: TotpFactor, step: number): Promise<boolean> {
    return this.write(
      { _id: adminId, 'totp.secret.sealed': secret.sealed, 'totp.lastStep': { $lt: step } },
      { $set: { 'totp.lastStep': step } },
    );
  }

  /** Uses up a recovery code: of any number of callers one wins. */
  async useRecoveryCode(
    adminId: Types.ObjectId,
    hash: string,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    return this.write(
      { _id: adminId, 'recoveryCodes.hashes': hash },
      { $pull: { 'recoveryCodes.hashes': hash }, ...owing(effects) },
    );
  }

  /** Puts new codes in the place of all earlier ones of an account that has a factor. */
  async replaceRecoveryCodes(
    adminId: Types.ObjectId,
    recoveryCodes: RecoveryCodes,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    return this.write(
      { _id: adminId, totp: { $exists: true } },
      { $set: { recoveryCodes }, ...owing(effects) },
    );
  }

  /** Takes the app away, and with it the codes that stood in for it. */
  async removeTotp(adminId: Types.ObjectId, effects: readonly PendingEffect[]): Promise<boolean> {
    return this.write(
      { _id: adminId, totp: { $exists: true } },
      { $unset: { totp: 1, totpSetup: 1, recoveryCodes: 1 }, ...owing(effects) },
    );
  }

  /** Takes every factor away, and ends every session: whoever found the lost phone may have one. */
  async removeAll(adminId: Types.ObjectId, effects: readonly PendingEffect[]): Promise<boolean> {
    return this.write(
      { _id: adminId, totp: { $exists: true } },
      {
        $unset: { totp: 1, totpSetup: 1, recoveryCodes: 1 },
        $inc: { credentialVersion: 1 },
        ...owing(effects),
      },
    );
  }

  /** Seals a secret anew, unless it was replaced meanwhile. */
  async reseal(
    adminId: Types.ObjectId,
    field: 'totp.secret' | 'recoveryCodes.key',
    old: SealedSecret,
    sealed: SealedSecret,
  ): Promise<boolean> {
    return this.write({ _id: adminId, [`${field}.sealed`]: old.sealed }, { $set: { [field]: sealed } });
  }

  private async write(filter: object, change: object): Promise<boolean> {
    const written = await this.admins.updateOne(filter, change);
    return written.matchedCount === 1;
  }
}

function owing(effects: readonly PendingEffect[]) {
  return { $push: { pendingEffects: { $each: [...effects] } } };
}
