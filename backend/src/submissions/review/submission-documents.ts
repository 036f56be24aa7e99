import { Injectable, type OnModuleInit } from '@nestjs/common';
import { adminOrigin } from '../../audit/audit-actor.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError } from '../../common/errors/app-error.js';
import { DocumentReferences } from '../../documents/store/document-references.js';
import { DocumentStore, type OpenedDocument } from '../../documents/store/document-store.js';
import type { FileRef } from '../../documents/store/file-key.js';
import { auditSubject } from '../record/record-origin.js';
import { findRecord } from '../record/store/find-record.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { DocumentOpenings } from './document-openings.js';

/** A document about to be sent. */
export interface OutgoingDocument {
  name: string;
  contentType: string;
  opened: OpenedDocument;
}

/** Sends the files of submissions, and tells the sweeper which files are in use. */
@Injectable()
export class SubmissionDocuments implements OnModuleInit {
  constructor(
    private readonly documents: DocumentStore,
    private readonly openings: DocumentOpenings,
    private readonly audit: AuditLog,
    private readonly references: DocumentReferences,
    private readonly kinds: SubmissionKinds,
  ) {}

  onModuleInit(): void {
    for (const { uploadRules, store } of this.kinds.all()) {
      if (uploadRules) this.references.register(store);
    }
  }

  /** Checks that the file can be read, without opening it for anybody. @throws AppError NOT_FOUND or CONFLICT */
  async assertReadable(file: FileRef): Promise<void> {
    await this.documents.assertReadable(file);
  }

  /** The file of a submission, after the access has been audited. @throws AppError NOT_FOUND, CONFLICT or PROOF_REQUIRED */
  async open<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<OutgoingDocument> {
    const record = await findRecord(kind, id);
    const { document } = record;
    if (!document) throw new AppError('NOT_FOUND', 'No document was sent with this application.');
    await this.openings.count(kind, caller);
    const { fileId, name, contentType } = document;
    // Opened first, so that a file that cannot be read is not audited. Nothing is sent before the entry is stored.
    const opened = await this.documents.open({ fileId, recordId: record._id });
    try {
      await this.audit.record({
        ...auditSubject(kind, record, adminOrigin(caller, clientIp)),
        action: `${kind.auditPrefix}.document_downloaded`,
      });
    } catch (thrown) {
      opened.stream.destroy();
      throw thrown;
    }
    return { name, contentType, opened };
  }
}
