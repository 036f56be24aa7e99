import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { AuditLog } from '../../audit/audit-log.js';
import { DocumentStore } from '../../documents/store/document-store.js';
import { auditEventOf } from '../../effects/effects.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { ErasedRecords } from './erased-records.js';
import { mailKeysOf } from './mail-keys.js';

/** Deletes an erased record with everything stored because of it. */
@Injectable()
export class RecordRemoval {
  constructor(
    private readonly documents: DocumentStore,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly erased: ErasedRecords,
  ) {}

  /**
   * The record is deleted last, so that after a crash it is found again. Its pending audit entries are written first:
   * another relay that is about to write one finds it there, and cannot bring back what is then removed from it.
   * Idempotent.
   */
  async remove<R extends SubmissionRecord>(kind: SubmissionKind<R>, record: R): Promise<void> {
    for (const effect of record.pendingEffects) {
      if (effect.kind === 'audit') await this.audit.record(auditEventOf(effect));
    }
    if (record.document) await this.documents.remove(record.document.fileId);
    await this.erased.add(kind.subject, record._id);
    await this.removeTraces(kind, record._id, mailKeysOf(record));
    await kind.store.remove(record._id);
  }

  /**
   * Deletes what is stored besides the record and identifies the person behind it. Idempotent, also when the record
   * is gone.
   * @param mailKeys of mails that may be enqueued later
   */
  async removeTraces<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    _id: Types.ObjectId,
    mailKeys: readonly string[] = [],
  ): Promise<void> {
    const id = _id.toHexString();
    await this.outbox.erase([...mailKeys, ...(await this.outbox.findKeysByPrefix(`${id}:`))]);
    await this.audit.removePersonalData(kind.subject, id);
    await kind.removeBelongings(_id);
  }
}
