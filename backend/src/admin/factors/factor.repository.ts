import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { SealedSecret } from '../../crypto/key-ring.js';
import { type PendingEffect, pushEffects } from '../../effects/pending-effect.js';
import { ADMIN, type AdminRecord } from '../accounts/admin.schema.js';
import type { Passkey, RecoveryCodes, TotpFactor, TotpSetup } from './factor.schema.js';

const HAS_FACTOR = { $or: [{ totp: { $exists: true } }, { 'passkeys.0': { $exists: true } }] };

/** The writes of second factors. Each is one conditional write, and false when it came too late. */
@Injectable()
export class FactorRepository {
  constructor(@InjectModel(ADMIN) private readonly admins: Model<AdminRecord>) {}

  /** Accounts that store a sealed secret. */
  findWithFactors(): Promise<AdminRecord[]> {
    return this.admins
      .find({ $or: [{ totp: { $exists: true } }, { recoveryCodes: { $exists: true } }] })
      .lean<AdminRecord[]>();
  }

  /** A new set-up replaces one that was not finished. */
  async startTotp(adminId: Types.ObjectId, totpSetup: TotpSetup): Promise<boolean> {
    return this.write({ _id: adminId, totp: { $exists: false } }, { $set: { totpSetup } });
  }

  /** Makes the app a factor, with recovery codes if it is the first factor. */
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
        recoveryCodes: { $exists: !recoveryCodes },
      },
      {
        $set: { totp, ...(recoveryCodes && { recoveryCodes }) },
        $unset: { totpSetup: 1 },
        ...pushEffects(effects),
      },
    );
  }

  /** Marks the code of this step and all earlier ones as used: only one of several concurrent callers succeeds. */
  async useTotpStep(adminId: Types.ObjectId, { secret }: TotpFactor, step: number): Promise<boolean> {
    return this.write(
      { _id: adminId, 'totp.secret.sealed': secret.sealed, 'totp.lastStep': { $lt: step } },
      { $set: { 'totp.lastStep': step } },
    );
  }

  /** Uses up a recovery code: only one of several concurrent callers succeeds. */
  async useRecoveryCode(
    adminId: Types.ObjectId,
    hash: string,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    return this.write(
      { _id: adminId, 'recoveryCodes.hashes': hash },
      { $pull: { 'recoveryCodes.hashes': hash }, ...pushEffects(effects) },
    );
  }

  /** Replaces all recovery codes of an account that has a factor. */
  async replaceRecoveryCodes(
    adminId: Types.ObjectId,
    recoveryCodes: RecoveryCodes,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    return this.write({ _id: adminId, ...HAS_FACTOR }, { $set: { recoveryCodes }, ...pushEffects(effects) });
  }

  /** Removes the app, and the recovery codes if it was the last factor. */
  async removeTotp(
    adminId: Types.ObjectId,
    isLast: boolean,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    return this.write(
      { _id: adminId, totp: { $exists: true }, 'passkeys.0': { $exists: !isLast } },
      { $unset: { totp: 1, totpSetup: 1, ...(isLast && { recoveryCodes: 1 }) }, ...pushEffects(effects) },
    );
  }

  /** Adds a passkey unless there are already `max`, with recovery codes if it is the first factor. */
  async addPasskey(
    adminId: Types.ObjectId,
    passkey: Passkey,
    max: number,
    recoveryCodes: RecoveryCodes | undefined,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    return this.write(
      {
        _id: adminId,
        'passkeys.credentialId': { $ne: passkey.credentialId },
        [`passkeys.${max - 1}`]: { $exists: false },
        recoveryCodes: { $exists: !recoveryCodes },
      },
      {
        ...pushEffects(effects, { passkeys: passkey }),
        ...(recoveryCodes && { $set: { recoveryCodes } }),
      },
    );
  }

  /**
   * Stores the use of a passkey. An authenticator with a counter sends each value once, so only one of several
   * concurrent callers succeeds.
   */
  async usePasskey(
    adminId: Types.ObjectId,
    { _id, counter }: Passkey,
    newCounter: number,
    now: Date,
  ): Promise<boolean> {
    return this.write(
      { _id: adminId, passkeys: { $elemMatch: { _id, counter } } },
      { $set: { 'passkeys.$.counter': newCounter, 'passkeys.$.lastUsedAt': now } },
    );
  }

  /** Removes a passkey, and the recovery codes if it was the last factor. */
  async removePasskey(
    adminId: Types.ObjectId,
    passkeyId: Types.ObjectId,
    isLast: boolean,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const others = [{ totp: { $exists: true } }, { 'passkeys.1': { $exists: true } }];
    return this.write(
      { _id: adminId, 'passkeys._id': passkeyId, [isLast ? '$nor' : '$or']: others },
      {
        $pull: { passkeys: { _id: passkeyId } },
        ...pushEffects(effects),
        ...(isLast && { $unset: { totpSetup: 1, recoveryCodes: 1 } }),
      },
    );
  }

  /** Removes all factors and ends all sessions, since somebody who found the lost phone may have one. */
  async removeAll(adminId: Types.ObjectId, effects: readonly PendingEffect[]): Promise<boolean> {
    return this.write(
      { _id: adminId, ...HAS_FACTOR },
      {
        $unset: { totp: 1, totpSetup: 1, passkeys: 1, recoveryCodes: 1 },
        $inc: { credentialVersion: 1 },
        ...pushEffects(effects),
      },
    );
  }

  /** Stores a resealed secret, unless it was replaced since it was read. */
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
