import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { duplicateKeyIndex } from '../database/database-errors.js';
import { AUDIT_ENTRY, type AuditEntry } from './audit-entry.schema.js';

/** Adds and reads entries. None is ever removed, and none changes but for `removePersonal`. */
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

  /** The entries about one record or account, the newest first. */
  findNewestOfSubject(kind: string, id: string, limit: number): Promise<AuditEntry[]> {
    return this.entries
      .find({ 'subject.kind': kind, 'subject.id': id })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<AuditEntry[]>();
  }

  /** Takes what may tell of a person out of the entries about a record that is erased. Repeatable. */
  async removePersonal(kind: string, id: string): Promise<void> {
    await this.entries.updateMany(
      { 'subject.kind': kind, 'subject.id': id },
      { $unset: { 'subject.reference': 1, 'before.reason': 1, 'after.reason': 1 } },
    );
  }
}
