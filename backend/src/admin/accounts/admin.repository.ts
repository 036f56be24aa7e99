import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { takenIndex } from '../../database/database-errors.js';
import { ADMIN, type AdminRecord, type OwedEntry } from './admin.schema.js';

/** Most accounts that a list holds; a company has tens of them. */
const LIST_LIMIT = 500;

@Injectable()
export class AdminRepository {
  constructor(@InjectModel(ADMIN) private readonly admins: Model<AdminRecord>) {}

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
      if (takenIndex(thrown) === undefined) throw thrown;
      return false;
    }
  }

  /** Sets a password; every session that was opened with an earlier one ends with this write. */
  async replacePassword(adminId: string, passwordHash: string, audit: OwedEntry): Promise<void> {
    await this.admins.updateOne(
      { _id: adminId },
      { $set: { passwordHash }, $inc: { credentialVersion: 1 }, $push: { pendingAudit: audit } },
    );
  }

  /** Accounts about which the audit log is still to get entries. */
  findOwing(): Promise<Pick<AdminRecord, '_id' | 'pendingAudit'>[]> {
    return this.admins
      .find({ 'pendingAudit.0': { $exists: true } }, { pendingAudit: 1 })
      .lean<Pick<AdminRecord, '_id' | 'pendingAudit'>[]>();
  }

  async removePendingAudit(adminId: Types.ObjectId, key: string): Promise<void> {
    await this.admins.updateOne({ _id: adminId }, { $pull: { pendingAudit: { key } } });
  }
}
