import { ApiProperty } from '@nestjs/swagger';
import { ReceiptView } from '../../submissions/intake/dto/receipt.view.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';
import { ApplicationDetailView } from './application.view.js';

/** The applicant's receipt. */
export class ApplicationReceipt extends ReceiptView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'FA-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: REVIEW_STATUSES, enumName: 'ReviewStatus', example: 'pending' })
  status!: ReviewStatus;
}

export class ApplicationAccepted {
  @ApiProperty({ example: 'Application submitted successfully' })
  message!: string;

  @ApiProperty()
  data!: ApplicationReceipt;
}

export class ApplicationStatusChanged {
  @ApiProperty({ example: 'Application approved' })
  message!: string;

  @ApiProperty({ description: 'The updated application.' })
  data!: ApplicationDetailView;
}
