import { ApiProperty } from '@nestjs/swagger';
import { TICKET_SECONDS } from '../download-tickets.js';

/** Where the document can be downloaded, once. */
export class DownloadAddress {
  @ApiProperty({ example: '/api/downloads/2V0kq1n3Yw5sQ8mB7xTzRg' })
  path!: string;

  @ApiProperty({ description: 'Seconds within which the download must begin.', example: TICKET_SECONDS })
  expiresIn!: number;
}

export class DownloadPrepared {
  @ApiProperty({ example: 'Download prepared' })
  message!: string;

  @ApiProperty()
  data!: DownloadAddress;
}
