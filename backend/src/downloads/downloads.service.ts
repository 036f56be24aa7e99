import { Injectable } from '@nestjs/common';
import { assertFactorSetUp, type CallerIdentity, CallerResolver } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import { DocumentOpenings } from '../submissions/review/document-openings.js';
import { type OutgoingDocument, SubmissionDocuments } from '../submissions/review/submission-documents.js';
import type { DownloadTicket } from './download-ticket.schema.js';
import {
  DownloadTickets,
  type IssuedTicket,
  type PresentedTicket,
  TICKET_EXPIRED,
} from './download-tickets.js';

/** Lets a signed-in administrator's browser fetch a document directly, where it cannot send a Bearer token. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly tickets: DownloadTickets,
    private readonly documents: SubmissionDocuments,
    private readonly openings: DocumentOpenings,
    private readonly callers: CallerResolver,
  ) {}

  /**
   * @throws AppError FORBIDDEN without the permission to open such documents; PROOF_REQUIRED when the caller has
   * opened many; NOT_FOUND when there is no document; CONFLICT when it cannot be read, which the browser would not
   * show of its download
   */
  async prepare(reference: string, caller: CallerIdentity): Promise<IssuedTicket> {
    const { adminId, sessionId, permissions } = caller;
    const kind = this.kindOf(reference, permissions);
    const record = await kind.store.findByReference(reference);
    if (!record?.document) throw new AppError('NOT_FOUND', 'There is no such document.');
    await this.openings.check(kind, caller);
    await this.documents.assertReadable({ fileId: record.document.fileId, recordId: record._id });
    const content = { reference, recordId: record._id };
    return this.tickets.issue({ kind: 'document', content, adminId, sessionId });
  }

  /**
   * The document, after the access has been audited. The ticket is used up in any case. The owner's permissions are
   * checked again: they may have logged out or lost the permission since.
   * @throws AppError UNAUTHENTICATED; FORBIDDEN; NOT_FOUND
   */
  async open(presented: PresentedTicket, clientIp: string): Promise<OutgoingDocument> {
    const { kind, recordId, caller } = await this.authorize(
      await this.tickets.consume('document', presented),
    );
    return this.documents.open(kind, recordId, caller, clientIp);
  }

  /** Whether `open` would return the document, without using up the ticket. @throws AppError as `open` */
  async check(presented: PresentedTicket): Promise<void> {
    await this.authorize(await this.tickets.find('document', presented));
  }

  private async authorize(ticket: DownloadTicket<'document'> | undefined) {
    const caller = ticket && (await this.callers.findAgain(ticket));
    if (!ticket || !caller) throw new AppError('UNAUTHENTICATED', TICKET_EXPIRED);
    assertFactorSetUp(caller);
    const kind = this.kindOf(ticket.content.reference, caller.permissions);
    return { kind, recordId: ticket.content.recordId.toHexString(), caller };
  }

  private kindOf(reference: string, permissions: readonly string[]): SubmissionKind {
    const kind = this.kinds.ofReference(reference);
    if (!kind) throw new AppError('NOT_FOUND', 'There is no such document.');
    const { documentPermissions = [kind.readPermission] } = kind;
    if (!documentPermissions.some((one) => permissions.includes(one))) throw new AppError('FORBIDDEN');
    return kind;
  }
}
