import { ApiProperty } from '@nestjs/swagger';
import type { SubmittedDocument } from '../submission-record.js';

/** The file that came with a submission. */
export class DocumentView {
  @ApiProperty({ description: 'File name given by the applicant.', example: 'plan.pdf' })
  name!: string;

  @ApiProperty({ description: 'Size in bytes.', example: 48_213 })
  size!: number;

  @ApiProperty({ description: 'Media type, detected from the content.', example: 'application/pdf' })
  type!: string;
}

export function documentView(document: SubmittedDocument | undefined): DocumentView | undefined {
  return document && { name: document.name, size: document.size, type: document.contentType };
}
