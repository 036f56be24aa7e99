import { Injectable, type OnModuleInit } from '@nestjs/common';
import { actorOf } from '../audit/audit-actor.js';
import type { CallerIdentity } from '../common/access/caller.js';
import type { SpooledFile } from '../documents/upload/spooled-file.js';
import type { SubmissionContext } from '../submissions/intake/compose-record.js';
import { SubmissionCreator } from '../submissions/intake/submission-creator.js';
import { SubmissionLists, type SubmissionPage } from '../submissions/list/submission-lists.js';
import { findRecord } from '../submissions/record/find-record.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import type { ReviewDecision } from '../submissions/review/dto/review-decision.dto.js';
import { StatusChanger } from '../submissions/review/status-changer.js';
import { type OutgoingDocument, SubmissionDocuments } from '../submissions/review/submission-documents.js';
import { applicationKind } from './application-kind.js';
import { canonicalApplication, composeApplication } from './compose-application.js';
import type { ApplicationReceipt } from './dto/application.answers.js';
import { type ApplicationView, applicationView } from './dto/application.view.js';
import type { ApplicationListQuery } from './dto/application-list.query.js';
import type { ApplyFactoryForm } from './dto/apply-factory.form.js';
import { FactoryApplicationRepository } from './factory-application.repository.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** Receiving factory applications and deciding about them. */
@Injectable()
export class FactoryApplicationService implements OnModuleInit {
  private readonly kind: SubmissionKind<FactoryApplication>;

  constructor(
    private readonly repository: FactoryApplicationRepository,
    private readonly creator: SubmissionCreator,
    private readonly changer: StatusChanger,
    private readonly lists: SubmissionLists,
    private readonly kinds: SubmissionKinds,
    private readonly documents: SubmissionDocuments,
  ) {
    this.kind = applicationKind(repository);
  }

  onModuleInit(): void {
    this.kinds.register(this.kind);
  }

  /** Stores the application and its file, once per key. @throws AppError as `SubmissionCreator.createOnce`. */
  async apply(
    form: ApplyFactoryForm,
    file: SpooledFile | undefined,
    context: SubmissionContext,
  ): Promise<ApplicationReceipt> {
    const receipt = await this.creator.createOnce(this.kind, {
      ...context,
      body: canonicalApplication(form, file),
      file,
      compose: (identity) => composeApplication(form, identity, context),
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
    return applicationView(await findRecord(this.kind, id));
  }

  /** @throws AppError as `StatusChanger.change` */
  async decide(
    id: string,
    decision: ReviewDecision,
    caller: CallerIdentity,
    from: string,
  ): Promise<ApplicationView> {
    const by = actorOf(caller);
    const request = { ...decision, by, from };
    return applicationView(await this.changer.change(this.kind, id, request, applicationView));
  }

  /** The file of an application. @throws AppError NOT_FOUND */
  openDocument(id: string, caller: CallerIdentity, from: string): Promise<OutgoingDocument> {
    return this.documents.open(this.kind, id, caller, from);
  }
}
