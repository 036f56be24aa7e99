import { ApiProperty } from '@nestjs/swagger';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/status-rules.js';
import { ApplicationView } from './application.view.js';

/** What the applicant keeps. */
export class ApplicationReceipt {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ description: 'To be read out.', example: 'FA-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: REVIEW_STATUSES, enumName: 'ReviewStatus', example: 'pending' })
  status!: ReviewStatus;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;
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

  @ApiProperty({ description: 'The application as it is now.' })
  data!: ApplicationView;
}
