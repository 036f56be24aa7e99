import { ApiProperty } from '@nestjs/swagger';
import { DocumentView, documentView } from '../../submissions/record/dto/document.view.js';
import { HistoryView, historyView } from '../../submissions/record/dto/history.view.js';
import { RecordView, recordView } from '../../submissions/record/dto/record.view.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';
import {
  NOMINEE_RELATIONS,
  type NomineeRelation,
  SHARE_COUNTS,
  SHARE_PRICE_IN_RUPEES,
  type ShareCount,
} from '../share-options.js';
import type { Duplicate, SameContact } from '../shareholder.repository.js';
import type { Shareholder } from '../shareholder.schema.js';

const status = { enum: REVIEW_STATUSES, enumName: 'ReviewStatus' };

/** One state an application was brought to. */
export class ShareholderHistoryView extends HistoryView {
  @ApiProperty({ ...status, example: 'approved' })
  status!: ReviewStatus;
}

/** Another application with the same PAN. */
export class ShareholderDuplicateView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ example: 'SH-7K3M9Q' })
  reference!: string;

  @ApiProperty({ ...status, example: 'approved' })
  status!: ReviewStatus;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;
}

/** Another application with the same e-mail address or mobile number. */
export class SameContactView extends ShareholderDuplicateView {
  @ApiProperty({
    enum: ['email', 'mobile'],
    isArray: true,
    description: 'What is the same.',
    example: ['mobile'],
  })
  same!: Array<'email' | 'mobile'>;
}

/** An application of a shareholder as reviewers see it in a list. */
export class ShareholderView extends RecordView {
  @ApiProperty({ description: 'To be read out.', example: 'SH-7K3M9Q' })
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

  @ApiProperty({ description: 'Masked; the whole number has a call of its own.', example: '******234F' })
  panNumber!: string;

  @ApiProperty({ example: 'Ravi Kumar' })
  nomineeName!: string;

  @ApiProperty({ enum: NOMINEE_RELATIONS, enumName: 'NomineeRelation' })
  nomineeRelation!: NomineeRelation;

  @ApiProperty({ enum: SHARE_COUNTS, enumName: 'ShareCount', type: 'integer', example: 2 })
  sharePurchase!: ShareCount;

  @ApiProperty({ description: 'In rupees.', example: 1000 })
  amount!: number;

  @ApiProperty({ example: true })
  termsAgreed!: boolean;

  @ApiProperty({
    required: false,
    description: 'Path of the identity paper; absent when none is kept.',
    example: '/api/shareholder/65f1c0ffee65f1c0ffee65f1/id-proof',
  })
  idProof?: string;

  @ApiProperty({ required: false, description: 'Absent when no identity paper is kept.' })
  document?: DocumentView;

  @ApiProperty({ type: [ShareholderHistoryView], description: 'Oldest first; begins with the arrival.' })
  history!: ShareholderHistoryView[];

  @ApiProperty({
    required: false,
    description: 'In a list: another application with the same PAN, the newest. The applicant is not told.',
  })
  samePanAs?: ShareholderDuplicateView;
}

/** One application, with what a reviewer has to know before deciding. */
export class ShareholderDetailView extends ShareholderView {
  @ApiProperty({
    type: [ShareholderDuplicateView],
    description: 'Other applications with the same PAN, newest first. The applicant is not told.',
  })
  duplicates!: ShareholderDuplicateView[];

  @ApiProperty({
    type: [SameContactView],
    description:
      'Other applications with the same e-mail address or mobile number but another PAN, newest first. Families and helpers share both.',
  })
  sameContact!: SameContactView[];
}

/** What of a record leaves the server. */
export function shareholderView(record: Shareholder, samePanAs?: Duplicate): ShareholderView {
  const { fullName, email, mobile, location, referralCode, nomineeName, nomineeRelation, sharePurchase } =
    record;
  const common = recordView(record);
  return {
    ...common,
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
    ...(samePanAs && { samePanAs: duplicateView(samePanAs) }),
  };
}

export function shareholderDetailView(
  record: Shareholder,
  samePan: Duplicate[],
  sameContact: SameContact[],
): ShareholderDetailView {
  return {
    ...shareholderView(record),
    duplicates: samePan.map(duplicateView),
    sameContact: sameContact.map((one) => ({ ...duplicateView(one), same: one.same })),
  };
}

function duplicateView({ _id, reference, status, createdAt }: Duplicate): ShareholderDuplicateView {
  return { _id: _id.toHexString(), reference, status, createdAt };
}
