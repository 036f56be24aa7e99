import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../common/access/access.decorators.js';
import { fieldError } from '../common/errors/app-error.js';
import { SiteSettings } from '../config/site/site-settings.js';
import type { MailEffect } from '../effects/pending-effect.js';
import type { OutgoingMail } from '../mail/outbox/outbox.js';
import { composeRecord } from '../submissions/intake/compose-record.js';
import type { SubmissionContext, SubmissionIdentity } from '../submissions/record/submission-kind.js';
import { locationFields } from '../submissions/record/values/location.js';
import { reviewMail } from '../submissions/review/review-mail.js';
import { APPLICANT_ACTIONS } from '../submissions/review/review-status.js';
import { ReviewedKind } from '../submissions/review/reviewed-kind.js';
import type { ShareholderForm } from './dto/shareholder.form.js';
import { ID_PROOF } from './id-proof.js';
import { PanVault } from './pan-vault.js';
import { ShareholderRepository } from './shareholder.repository.js';
import type { Shareholder } from './shareholder.schema.js';

/** Defines share applications as a kind of submission. */
@Injectable()
export class ShareholderKind extends ReviewedKind<Shareholder, ShareholderForm> {
  readonly subject = 'shareholder';
  readonly auditPrefix = 'shareholder';
  readonly referencePrefix = 'SH';
  readonly readPermission = 'shareholders:read';
  readonly consolePath = 'shareholders';
  override readonly documentPermissions: readonly PermissionName[] = [
    'shareholders:review',
    'shareholders:reveal',
  ];
  override readonly openingsWithoutProof = { name: 'shareholder.id-proof', limit: 20, windowMs: 3_600_000 };
  readonly limit = { name: 'shareholder.address', limit: 60, windowMs: 3_600_000 };
  override readonly uploadRules = ID_PROOF;
  readonly sentFields = [
    'fullName',
    'location',
    'email',
    'mobile',
    'referralCode',
    'nomineeName',
    'nomineeRelation',
    'sharePurchase',
  ] satisfies (keyof Shareholder)[];
  readonly selfServiceActions = APPLICANT_ACTIONS;
  // Approved members are in the statutory register of members.
  override readonly legalHold = { field: 'status', in: ['approved'] };

  constructor(
    readonly store: ShareholderRepository,
    private readonly pans: PanVault,
    private readonly settings: SiteSettings,
  ) {
    super();
  }

  override async assertAcceptable({ referralCode }: ShareholderForm): Promise<void> {
    if (referralCode !== undefined || !(await this.settings.site()).requireReferral) return;
    throw fieldError('referralCode', 'Referral code is required.');
  }

  compose(form: ShareholderForm, identity: SubmissionIdentity, context: SubmissionContext): Shareholder {
    const { fullName, email, mobile, location, referralCode, nomineeName, nomineeRelation, sharePurchase } =
      form;
    const hasDocument = identity.document !== undefined;
    const findable = { name: fullName, email, places: [location], others: [mobile], hasDocument };
    return {
      ...composeRecord(form, identity, context, { status: this.rules.initial, findable }),
      fullName,
      email,
      mobile,
      ...locationFields(location),
      ...(referralCode === undefined ? {} : { referralCode }),
      pan: this.pans.seal(form.panNumber, identity._id.toHexString()),
      nomineeName,
      nomineeRelation,
      sharePurchase,
      termsAgreed: true,
    };
  }

  labelOf({ fullName, location }: Shareholder) {
    return { name: fullName, place: location };
  }

  emailOf({ email }: Shareholder): string {
    return email;
  }

  composeMail(record: Shareholder, effect: MailEffect): OutgoingMail {
    return reviewMail({ ...record, name: record.fullName }, effect, {
      received: 'shareholder-received',
      decided: 'shareholder-decided',
    });
  }

  override async rewrap(record: Shareholder): Promise<boolean> {
    const fresh = this.pans.rewrap(record.pan, record._id.toHexString());
    return fresh !== undefined && this.store.replacePan(record, fresh);
  }

  override removeFormerHashes(): Promise<void> {
    return this.store.removeFormerHashes();
  }
}
