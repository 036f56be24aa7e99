import { Injectable } from '@nestjs/common';
import { type AdminOrigin, adminOrigin } from '../audit/audit-actor.js';
import { AuditLog } from '../audit/audit-log.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError, fieldError } from '../common/errors/app-error.js';
import { openSecret } from '../crypto/open-secret.js';
import type { SpooledFile } from '../documents/upload/spooled-file.js';
import { type DailyReveals, RevealAllowances } from '../reveals/reveal-allowances.js';
import { SubmissionEraser } from '../submissions/erasure/submission-eraser.js';
import { decidedFilters } from '../submissions/list/decided-list.query.js';
import { byDocument } from '../submissions/list/list-filters.js';
import { auditSubject } from '../submissions/record/record-origin.js';
import { findRecord } from '../submissions/record/store/find-record.js';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import { changedMeanwhile } from '../submissions/review/transition/requested-transition.js';
import { SubmissionService } from '../submissions/submission.service.js';
import type { ShareholderForm } from './dto/shareholder.form.js';
import type { ShareholderReceipt } from './dto/shareholder.responses.js';
import {
  type ShareholderDetailView,
  type ShareholderView,
  shareholderDetailView,
  shareholderView,
} from './dto/shareholder.view.js';
import type { ShareholderErasureQuery } from './dto/shareholder-erasure.query.js';
import type { ExportedShareholder } from './dto/shareholder-export.form.js';
import type { ShareholderListQuery } from './dto/shareholder-list.query.js';
import { PanVault } from './pan-vault.js';
import type { Shareholder } from './shareholder.schema.js';
import { ShareholderKind } from './shareholder-kind.js';

/** Receives share applications, and lets reviewers decide about them. */
@Injectable()
export class ShareholderService extends SubmissionService<
  Shareholder,
  ShareholderForm,
  ShareholderListQuery,
  ShareholderView,
  ShareholderDetailView
> {
  constructor(
    private readonly kind: ShareholderKind,
    private readonly eraser: SubmissionEraser,
    private readonly pans: PanVault,
    private readonly reveals: RevealAllowances,
    private readonly audit: AuditLog,
  ) {
    super(kind);
  }

  /**
   * Stores the application and its identity proof, once per key. @throws AppError see `SubmissionCreator.createOnce`
   */
  async apply(
    form: ShareholderForm,
    file: SpooledFile | undefined,
    context: SubmissionContext,
  ): Promise<ShareholderReceipt> {
    if (!file) throw fieldError('idProof', 'ID proof is required.');
    return this.submit(form, context, file);
  }

  /**
   * The whole PAN, after the reveal has been counted and audited.
   * @throws AppError NOT_FOUND; CONFLICT as `openSecret`; RATE_LIMITED as `RevealAllowances.consume`
   */
  async revealPan(
    id: string,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<{ pan: string; reveals: DailyReveals }> {
    const record = await findRecord(this.kind, id);
    const recordId = record._id.toHexString();
    const pan = openSecret(() => this.pans.open(record.pan, recordId), 'This PAN');
    const reveals = await this.reveals.consume(caller.adminId, recordId);
    await this.recordReveal(record, adminOrigin(caller, clientIp));
    return { pan, reveals };
  }

  /** These applications with their whole PANs. @throws AppError CONFLICT as `openSecret` */
  async withWholePans(views: readonly ShareholderView[]): Promise<ExportedShareholder[]> {
    const found = await this.kind.store.findListed(views.map(({ _id }) => _id));
    const pans = new Map(found.map(({ _id, pan }) => [_id.toHexString(), pan]));
    return views.map((view) => {
      const pan = pans.get(view._id);
      if (!pan) return view;
      const wholePan = openSecret(() => this.pans.open(pan, view._id), `The PAN of ${view.reference}`);
      return { ...view, wholePan };
    });
  }

  /** Audits that a file reveals the PANs of these records. */
  async recordReveals(ids: readonly string[], origin: AdminOrigin): Promise<void> {
    const found = await this.kind.store.findListed(ids);
    for (const record of found) await this.recordReveal(record, origin);
  }

  /**
   * @throws AppError NOT_FOUND; CONFLICT when its status is not the expected one, with the record as it is for
   * callers who may read it
   */
  async erase(
    id: string,
    { expectedStatus }: ShareholderErasureQuery,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<void> {
    const origin = adminOrigin(caller, clientIp);
    const { current } = await this.eraser.erase(this.kind, id, origin, expectedStatus);
    if (!current) return;
    // Erasing reveals nothing of a record, so neither may its refusal to callers who may not read it.
    const canRead = caller.permissions.includes(this.kind.readPermission);
    const data = canRead ? await this.detailOf(current) : undefined;
    throw new AppError('CONFLICT', changedMeanwhile(current), { data });
  }

  protected filtersOf(query: ShareholderListQuery, callerId: string) {
    const { status, shares, location, document } = query;
    const { keyed, unordered } = decidedFilters(query, callerId);
    return {
      equal: { status, sharePurchase: shares },
      places: { locationText: location },
      keyed: [...keyed, ...byDocument(document)],
      unordered,
    };
  }

  protected itemOf(record: Shareholder): ShareholderView {
    return shareholderView(record);
  }

  protected override async itemsOf(records: Shareholder[]): Promise<ShareholderView[]> {
    const others = await this.kind.store.findOtherOfEach(records);
    return records.map((record) => shareholderView(record, others.get(record._id.toHexString())));
  }

  protected async detailOf(record: Shareholder): Promise<ShareholderDetailView> {
    const { store } = this.kind;
    const [samePan, sameContact] = await Promise.all([
      store.findWithSamePan(record),
      store.findOfSameContact(record),
    ]);
    return shareholderDetailView(record, samePan, sameContact);
  }

  private recordReveal(record: Shareholder, origin: AdminOrigin): Promise<void> {
    return this.audit.record({
      ...auditSubject(this.kind, record, origin),
      action: `${this.kind.auditPrefix}.pan_revealed`,
    });
  }
}
