import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import { DocumentStore, type OpenedDocument } from '../documents/store/document-store.js';
import { find } from './status-changer.js';
import type { SubmissionKind } from './submission-kind.js';
import type { SubmissionRecord } from './submission-record.js';

/** A document on its way out. */
export interface OutgoingDocument {
  name: string;
  contentType: string;
  opened: OpenedDocument;
}

/** Hands out the files that came with submissions. */
@Injectable()
export class SubmissionDocuments {
  constructor(
    private readonly documents: DocumentStore,
    private readonly audit: AuditLog,
  ) {}

  /** The file of a submission, once it is on record who takes it. @throws AppError NOT_FOUND */
  async open<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    caller: CallerIdentity,
    from: string,
  ): Promise<OutgoingDocument> {
    const { _id, reference, document } = await find(kind, id);
    if (!document) throw new AppError('NOT_FOUND', 'No document was sent with this application.');
    await this.audit.record({
      action: `${kind.actions}.document_downloaded`,
      actor: { adminId: caller.adminId, email: caller.email },
      subject: { kind: kind.subject, id: _id.toHexString(), reference },
      from,
    });
    const { name, contentType } = document;
    return { name, contentType, opened: await this.documents.open(document.fileId) };
  }
}
