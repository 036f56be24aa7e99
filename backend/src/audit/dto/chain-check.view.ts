import { ApiProperty } from '@nestjs/swagger';

/** The result of the last check of the whole audit log. */
export class ChainCheckView {
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    required: false,
    description: 'When; absent in the first minute of a new installation. It happens once a day.',
    example: '2025-01-31T05:00:00.000Z',
  })
  checkedAt?: string;

  @ApiProperty({ required: false, description: 'Entries in the log at that time.', example: 41_206 })
  entries?: number;

  @ApiProperty({
    required: false,
    description: 'How many were changed, or are missing. `npm run admin -- verify-audit` says which.',
    example: 0,
  })
  problems?: number;
}
