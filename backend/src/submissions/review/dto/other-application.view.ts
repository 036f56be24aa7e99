import { ApiProperty } from '@nestjs/swagger';
import {
  CONTACT_FIELDS,
  type ContactField,
  type OtherApplication,
  type SameContact,
} from '../../record/store/same-contact.js';
import type { SubmissionRecord } from '../../record/submission-record.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../review-status.js';

/** Another application of the same kind, shown beside one. */
export class OtherApplicationView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ example: 'SH-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: REVIEW_STATUSES, enumName: 'ReviewStatus', example: 'approved' })
  status!: ReviewStatus;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;
}

/** Another application with the same e-mail address or mobile number. */
export class SameContactView extends OtherApplicationView {
  @ApiProperty({
    enum: CONTACT_FIELDS,
    isArray: true,
    description: 'Fields that are the same.',
    example: ['mobile'],
  })
  same!: ContactField[];
}

type Reviewed = SubmissionRecord<ReviewStatus>;

export function otherApplicationView({
  _id,
  reference,
  status,
  createdAt,
}: OtherApplication<Reviewed>): OtherApplicationView {
  return { _id: _id.toHexString(), reference, status, createdAt };
}

export function sameContactView(one: SameContact<Reviewed>): SameContactView {
  return { ...otherApplicationView(one), same: one.same };
}
