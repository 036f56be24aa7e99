import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { duplicateKeyIndex } from '../../database/database-errors.js';
import { EffectStore } from '../../effects/effect-store.js';
import type { AuditEffect } from '../../effects/pending-effect.js';
import { ADMIN, type AdminRecord } from './admin.schema.js';

/** Most accounts that a list holds; a company has tens of them. */
const LIST_LIMIT = 500;

@Injectable()
export class AdminRepository {
  readonly effects: EffectStore<AdminRecord>;

  constructor(@InjectModel(ADMIN) private readonly admins: Model<AdminRecord>) {
    this.effects = new EffectStore(admins);
  }

  findByEmail(email: string): Promise<AdminRecord | null> {
    return this.admins.findOne({ email }).lean<AdminRecord>();
  }

  findById(adminId: string): Promise<AdminRecord | null> {
    return this.admins.findById(adminId).lean<AdminRecord>();
  }

  findAllByEmail(): Promise<AdminRecord[]> {
    return this.admins.find().sort({ email: 1 }).limit(LIST_LIMIT).lean<AdminRecord[]>();
  }

  /** Adds the account. False when its id or its address is taken. */
  async insertIfNew(admin: AdminRecord): Promise<boolean> {
    try {
      await this.admins.create(admin);
      return true;
    } catch (thrown) {
      if (duplicateKeyIndex(thrown) === undefined) throw thrown;
      return false;
    }
  }

  /** Sets a password; every session that was opened with an earlier one ends with this write. */
  async replacePassword(adminId: string, passwordHash: string, audit: AuditEffect): Promise<void> {
    await this.admins.updateOne(
      { _id: adminId },
      { $set: { passwordHash }, $inc: { credentialVersion: 1 }, $push: { pendingEffects: audit } },
    );
  }
}
