import { ApiProperty } from '@nestjs/swagger';

/** The result of the last check of the whole audit log. */
export class ChainCheckView {
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    required: false,
    description:
      'Time of the last check, which runs daily; absent in the first minute of a new installation.',
    example: '2025-01-31T05:00:00.000Z',
  })
  checkedAt?: string;

  @ApiProperty({ required: false, description: 'Number of entries at that time.', example: 41_206 })
  entries?: number;

  @ApiProperty({
    required: false,
    description: 'Number of changed or missing entries; `npm run admin -- verify-audit` lists them.',
    example: 0,
  })
  problems?: number;
}
