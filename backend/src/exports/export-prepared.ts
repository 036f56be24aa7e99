import { ApiProperty } from '@nestjs/swagger';
import { TICKET_SECONDS } from '../downloads/download-tickets.js';

/** Where the file can be downloaded, once. */
export class ExportAddress {
  @ApiProperty({ example: '/api/admin/exports/2V0kq1n3Yw5sQ8mB7xTzRg' })
  path!: string;

  @ApiProperty({ description: 'Seconds within which the download must begin.', example: TICKET_SECONDS })
  expiresIn!: number;
}

export class ExportPrepared {
  @ApiProperty({ example: 'Export prepared' })
  message!: string;

  @ApiProperty()
  data!: ExportAddress;
}
