import { Injectable, type OnModuleInit } from '@nestjs/common';
import { actorOf } from '../audit/audit-actor.js';
import { AuditLog } from '../audit/audit-log.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { fieldError } from '../common/errors/app-error.js';
import { SiteSettings } from '../config/site-settings.js';
import { orMissingKey } from '../crypto/missing-key.js';
import type { SpooledFile } from '../documents/upload/spooled-file.js';
import { SubmissionEraser } from '../submissions/erasure/submission-eraser.js';
import {
  canonicalForm,
  composeRecord,
  type SubmissionContext,
} from '../submissions/intake/compose-record.js';
import { SubmissionCreator, type SubmissionIdentity } from '../submissions/intake/submission-creator.js';
import { SubmissionLists, type SubmissionPage } from '../submissions/list/submission-lists.js';
import { auditSubject } from '../submissions/record/authorship.js';
import { findRecord } from '../submissions/record/find-record.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import type { ReviewDecision } from '../submissions/review/dto/review-decision.dto.js';
import { StatusChanger } from '../submissions/review/status-changer.js';
import { type OutgoingDocument, SubmissionDocuments } from '../submissions/review/submission-documents.js';
import type { ShareholderReceipt } from './dto/shareholder.answers.js';
import type { ShareholderForm } from './dto/shareholder.form.js';
import {
  type ShareholderDetailView,
  type ShareholderView,
  shareholderDetailView,
  shareholderView,
} from './dto/shareholder.view.js';
import type { ShareholderListQuery } from './dto/shareholder-list.query.js';
import { PanVault } from './pan-vault.js';
import { ShareholderRepository } from './shareholder.repository.js';
import type { Shareholder } from './shareholder.schema.js';
import { shareholderKind } from './shareholder-kind.js';

/** Receiving applications of shareholders and deciding about them. */
@Injectable()
export class ShareholderService implements OnModuleInit {
  private readonly kind: SubmissionKind<Shareholder>;

  constructor(
    private readonly repository: ShareholderRepository,
    private readonly creator: SubmissionCreator,
    private readonly changer: StatusChanger,
    private readonly lists: SubmissionLists,
    private readonly kinds: SubmissionKinds,
    private readonly documents: SubmissionDocuments,
    private readonly eraser: SubmissionEraser,
    private readonly pans: PanVault,
    private readonly audit: AuditLog,
    private readonly settings: SiteSettings,
  ) {
    this.kind = { ...shareholderKind(repository), rewrap: (record) => this.rewrap(record) };
  }

  onModuleInit(): void {
    this.kinds.register(this.kind);
  }

  /** Stores the application and its identity paper, once per key. @throws AppError as `SubmissionCreator.createOnce`. */
  async apply(
    form: ShareholderForm,
    file: SpooledFile | undefined,
    context: SubmissionContext,
  ): Promise<ShareholderReceipt> {
    if (!file) throw fieldError('idProof', 'Id proof is required.');
    if (form.referralCode === undefined && (await this.settings.site()).requireReferral) {
      throw fieldError('referralCode', 'Referral code is required.');
    }
    const { idProof: _part, ...submitted } = form;
    const receipt = await this.creator.createOnce(this.kind, {
      ...context,
      body: canonicalForm(submitted, { idProof: file }),
      file,
      compose: (identity) => this.compose(form, identity, context),
    });
    // A repeat is told what the first call was told, whatever has been decided since.
    return { ...receipt, status: this.kind.rules.initial };
  }

  async list(query: ShareholderListQuery): Promise<SubmissionPage<ShareholderView>> {
    const page = await this.lists.read(this.repository, query, { equal: { status: query.status } });
    return { ...page, items: page.items.map(shareholderView) };
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string): Promise<ShareholderDetailView> {
    return this.detail(await findRecord(this.kind, id));
  }

  /** @throws AppError as `StatusChanger.change` */
  async decide(
    id: string,
    decision: ReviewDecision,
    caller: CallerIdentity,
    from: string,
  ): Promise<ShareholderDetailView> {
    const request = { ...decision, by: actorOf(caller), from };
    const show = (record: Shareholder) => this.detail(record);
    return show(await this.changer.change(this.kind, id, request, show));
  }

  /** The identity paper. @throws AppError NOT_FOUND */
  openIdProof(id: string, caller: CallerIdentity, from: string): Promise<OutgoingDocument> {
    return this.documents.open(this.kind, id, caller, from);
  }

  /** The whole PAN, once it is on record who asked. @throws AppError NOT_FOUND; CONFLICT when its key is missing */
  async revealPan(id: string, caller: CallerIdentity, from: string): Promise<string> {
    const record = await findRecord(this.kind, id);
    const pan = orMissingKey(() => this.pans.open(record.pan, record._id.toHexString()), 'This PAN');
    await this.audit.record({
      ...auditSubject(this.kind, record, { by: actorOf(caller), from }),
      action: `${this.kind.actions}.pan_revealed`,
    });
    return pan;
  }

  /** @throws AppError NOT_FOUND */
  erase(id: string, caller: CallerIdentity, from: string): Promise<void> {
    return this.eraser.erase(this.kind, id, { by: actorOf(caller), from });
  }

  private async rewrap(record: Shareholder): Promise<boolean> {
    const fresh = this.pans.rewrap(record.pan, record._id.toHexString());
    return fresh !== undefined && this.repository.replacePan(record, fresh);
  }

  private async detail(record: Shareholder): Promise<ShareholderDetailView> {
    return shareholderDetailView(record, await this.repository.findWithSamePan(record));
  }

  private compose(
    form: ShareholderForm,
    identity: SubmissionIdentity,
    context: Pick<SubmissionContext, 'idempotencyKey' | 'acceptLanguage'>,
  ): Shareholder {
    const { fullName, email, mobile, location, referralCode, nomineeName, nomineeRelation, sharePurchase } =
      form;
    const findable = { name: fullName, email, others: [mobile, location] };
    return {
      ...composeRecord(form, identity, context, { status: this.kind.rules.initial, findable }),
      fullName,
      email,
      mobile,
      location,
      ...(referralCode === undefined ? {} : { referralCode }),
      pan: this.pans.keep(form.panNumber, identity._id.toHexString()),
      nomineeName,
      nomineeRelation,
      sharePurchase,
      termsAgreed: true,
    };
  }
}
