import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { duplicateKeyIndex } from '../database/database-errors.js';
import { AUDIT_ENTRY, type AuditEntry } from './audit-entry.schema.js';

/** Adds and reads entries. The one change there is happens when a person is erased; nothing removes one. */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_ENTRY) private readonly entries: Model<AuditEntry>) {}

  async add(entry: Omit<AuditEntry, '_id'>): Promise<void> {
    await this.entries.create(entry);
  }

  /** Adds the entry unless one with its key is there. */
  async addOnce(entry: Omit<AuditEntry, '_id'> & { key: string }): Promise<void> {
    try {
      await this.entries.create(entry);
    } catch (thrown) {
      if (duplicateKeyIndex(thrown) === undefined) throw thrown;
    }
  }

  findNewestOfSubject(kind: string, id: string, limit: number): Promise<AuditEntry[]> {
    return this.entries
      .find({ 'subject.kind': kind, 'subject.id': id })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<AuditEntry[]>();
  }

  /** Repeatable. */
  async removePersonal(kind: string, id: string): Promise<void> {
    await this.entries.updateMany(
      { 'subject.kind': kind, 'subject.id': id },
      { $unset: { 'subject.reference': 1, 'before.reason': 1, 'after.reason': 1 } },
    );
  }
}
