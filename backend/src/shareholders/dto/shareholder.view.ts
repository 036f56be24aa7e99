import { ApiProperty } from '@nestjs/swagger';
import { DECISION_FIELD, DecisionView, decisionView } from '../../submissions/record/dto/decision.view.js';
import { DocumentView, documentView } from '../../submissions/record/dto/document.view.js';
import { HistoryView, historyView } from '../../submissions/record/dto/history.view.js';
import { RecordView, recordView } from '../../submissions/record/dto/record.view.js';
import type { OtherApplication, SameContact } from '../../submissions/record/store/same-contact.js';
import {
  OtherApplicationView,
  otherApplicationView,
  SameContactView,
  sameContactView,
} from '../../submissions/review/dto/other-application.view.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';
import {
  NOMINEE_RELATIONS,
  type NomineeRelation,
  SHARE_COUNTS,
  SHARE_PRICE_IN_RUPEES,
  type ShareCount,
} from '../share-options.js';
import type { Shareholder } from '../shareholder.schema.js';

const status = { enum: REVIEW_STATUSES, enumName: 'ReviewStatus' };

/** An entry in the history of an application. */
export class ShareholderHistoryView extends HistoryView {
  @ApiProperty({ ...status, example: 'approved' })
  status!: ReviewStatus;
}

/** A share application as reviewers see it in a list. */
export class ShareholderView extends RecordView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'SH-7K3M9Q' })
  reference!: string;

  @ApiProperty({ ...status, example: 'pending' })
  status!: ReviewStatus;

  @ApiProperty({ example: 'Asha Kumari' })
  fullName!: string;

  @ApiProperty({ example: 'asha@example.org' })
  email!: string;

  @ApiProperty({ example: '9876543210' })
  mobile!: string;

  @ApiProperty({ example: 'Hajipur, Bihar' })
  location!: string;

  @ApiProperty({ required: false, example: 'M-10482' })
  referralCode?: string;

  @ApiProperty({
    description: 'Masked PAN; `GET /api/shareholder/{id}/pan` returns the complete one.',
    example: '******234F',
  })
  panNumber!: string;

  @ApiProperty({ example: 'Ravi Kumar' })
  nomineeName!: string;

  @ApiProperty({ enum: NOMINEE_RELATIONS, enumName: 'NomineeRelation' })
  nomineeRelation!: NomineeRelation;

  @ApiProperty({ enum: SHARE_COUNTS, enumName: 'ShareCount', type: 'integer', example: 2 })
  sharePurchase!: ShareCount;

  @ApiProperty({ description: 'Amount in rupees.', example: 1000 })
  amount!: number;

  @ApiProperty({ example: true })
  termsAgreed!: boolean;

  @ApiProperty({
    required: false,
    description: 'Path for downloading the identity proof; absent when none is stored.',
    example: '/api/shareholder/65f1c0ffee65f1c0ffee65f1/id-proof',
  })
  idProof?: string;

  @ApiProperty({ required: false, description: 'File of the identity proof; absent when none is stored.' })
  document?: DocumentView;

  @ApiProperty({
    type: [ShareholderHistoryView],
    description: 'Changes of status, oldest first, starting with the submission.',
  })
  history!: ShareholderHistoryView[];

  @ApiProperty(DECISION_FIELD)
  decision?: DecisionView;

  @ApiProperty({
    required: false,
    description: 'Newest other application with the same PAN; only in lists. Not disclosed to the applicant.',
  })
  samePanAs?: OtherApplicationView;
}

/** An application with what a reviewer needs for a decision. */
export class ShareholderDetailView extends ShareholderView {
  @ApiProperty({
    type: [OtherApplicationView],
    description: 'Other applications with the same PAN, newest first. Not disclosed to the applicant.',
  })
  duplicates!: OtherApplicationView[];

  @ApiProperty({
    type: [SameContactView],
    description:
      'Other applications with the same e-mail address or mobile number but another PAN, newest first. Family members and helpers may share them.',
  })
  sameContact!: SameContactView[];
}

/** The API's view of a record. */
export function shareholderView(
  record: Shareholder,
  samePanAs?: OtherApplication<Shareholder>,
): ShareholderView {
  const { fullName, email, mobile, location, referralCode, nomineeName, nomineeRelation, sharePurchase } =
    record;
  const common = recordView(record);
  return Object.assign(common, {
    fullName,
    email,
    mobile,
    location,
    referralCode,
    panNumber: record.pan.masked,
    nomineeName,
    nomineeRelation,
    sharePurchase,
    amount: sharePurchase * SHARE_PRICE_IN_RUPEES,
    termsAgreed: record.termsAgreed,
    idProof: record.document && `/api/shareholder/${common._id}/id-proof`,
    document: documentView(record.document),
    history: historyView(record),
    decision: decisionView(record.decision),
    ...(samePanAs && { samePanAs: otherApplicationView(samePanAs) }),
  });
}

export function shareholderDetailView(
  record: Shareholder,
  samePan: OtherApplication<Shareholder>[],
  sameContact: SameContact<Shareholder>[],
): ShareholderDetailView {
  return {
    ...shareholderView(record),
    duplicates: samePan.map(otherApplicationView),
    sameContact: sameContact.map(sameContactView),
  };
}
