import { ApiProperty } from '@nestjs/swagger';
import { DailyRevealsView } from '../../reveals/dto/daily-reveals.view.js';
import { ReceiptView } from '../../submissions/intake/dto/receipt.view.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';
import { ShareholderDetailView } from './shareholder.view.js';

/** The applicant's receipt. */
export class ShareholderReceipt extends ReceiptView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'SH-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: REVIEW_STATUSES, enumName: 'ReviewStatus', example: 'pending' })
  status!: ReviewStatus;
}

export class ShareholderAccepted {
  @ApiProperty({ example: 'Application submitted successfully' })
  message!: string;

  @ApiProperty()
  data!: ShareholderReceipt;
}

export class ShareholderApprovalChanged {
  @ApiProperty({ example: 'Application approved' })
  message!: string;

  @ApiProperty({ description: 'The updated application.' })
  data!: ShareholderDetailView;
}

export class RevealedPan {
  @ApiProperty({ example: 'ABCDE1234F' })
  panNumber!: string;

  @ApiProperty({ description: "The caller's reveals of today, including this one." })
  reveals!: DailyRevealsView;
}

/** What remains of an erased application. */
export class ErasedRecord {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;
}

export class ShareholderErased {
  @ApiProperty({ example: 'Application deleted' })
  message!: string;

  @ApiProperty()
  data!: ErasedRecord;
}
