import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import { DocumentStore, type OpenedDocument } from '../documents/store/document-store.js';
import type { SpooledFile } from '../documents/upload/spooled-file.js';
import type { SubmissionContext } from '../submissions/compose-record.js';
import { EffectsRelay } from '../submissions/effects-relay.js';
import { find, StatusChanger } from '../submissions/status-changer.js';
import { SubmissionCreator } from '../submissions/submission-creator.js';
import type { SubmissionKind } from '../submissions/submission-kind.js';
import { SubmissionLists, type SubmissionPage } from '../submissions/submission-lists.js';
import { applicationKind } from './application-kind.js';
import { composeApplication, hashApplication } from './compose-application.js';
import type { ApplicationReceipt } from './dto/application.answers.js';
import { type ApplicationView, applicationView } from './dto/application.view.js';
import type { ApplicationListQuery } from './dto/application-list.query.js';
import type { ApplyFactoryForm } from './dto/apply-factory.form.js';
import type { ChangeApplicationStatus } from './dto/change-status.dto.js';
import { FactoryApplicationRepository } from './factory-application.repository.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** A document on its way out. */
export interface ApplicationDocument {
  name: string;
  contentType: string;
  opened: OpenedDocument;
}

/** Receiving factory applications and deciding about them. */
@Injectable()
export class FactoryApplicationService implements OnModuleInit {
  private readonly kind: SubmissionKind<FactoryApplication>;

  constructor(
    private readonly repository: FactoryApplicationRepository,
    private readonly creator: SubmissionCreator,
    private readonly changer: StatusChanger,
    private readonly lists: SubmissionLists,
    private readonly relay: EffectsRelay,
    private readonly documents: DocumentStore,
    private readonly audit: AuditLog,
  ) {
    this.kind = applicationKind(repository);
  }

  onModuleInit(): void {
    this.relay.register(this.kind);
  }

  /** Stores the application and its file, once per key. @throws AppError as `SubmissionCreator.createOnce`. */
  async apply(
    form: ApplyFactoryForm,
    file: SpooledFile | undefined,
    context: SubmissionContext,
  ): Promise<ApplicationReceipt> {
    const bodyHash = hashApplication(form, file);
    const receipt = await this.creator.createOnce(this.kind, {
      ...context,
      bodyHash,
      file,
      compose: (identity) => composeApplication(form, identity, { ...context, bodyHash }),
    });
    // A repeat is told what the first call was told, whatever has been decided since.
    return { ...receipt, status: this.kind.rules.initial };
  }

  async list(query: ApplicationListQuery): Promise<SubmissionPage<ApplicationView>> {
    const { status, businessIdea, amount, location } = query;
    const page = await this.lists.read(this.repository, query, {
      equal: { status, business_idea: businessIdea, required_amount: amount },
      words: { locationText: location },
    });
    return { ...page, items: page.items.map(applicationView) };
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string): Promise<ApplicationView> {
    return applicationView(await find(this.kind, id));
  }

  /** @throws AppError as `StatusChanger.change` */
  async decide(
    id: string,
    decision: ChangeApplicationStatus,
    caller: CallerIdentity,
    from: string,
  ): Promise<ApplicationView> {
    const by = { adminId: caller.adminId, email: caller.email };
    const request = { ...decision, by, from };
    return applicationView(await this.changer.change(this.kind, id, request, applicationView));
  }

  /** The file of an application, once it is on record who takes it. @throws AppError NOT_FOUND */
  async openDocument(id: string, caller: CallerIdentity, from: string): Promise<ApplicationDocument> {
    const { _id, reference, document } = await find(this.kind, id);
    if (!document) throw new AppError('NOT_FOUND', 'No document was sent with this application.');
    await this.audit.record({
      action: `${this.kind.actions}.document_downloaded`,
      actor: { adminId: caller.adminId, email: caller.email },
      subject: { kind: this.kind.subject, id: _id.toHexString(), reference },
      from,
    });
    return { ...document, opened: await this.documents.open(document.fileId) };
  }
}
