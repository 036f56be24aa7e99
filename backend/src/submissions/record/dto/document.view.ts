import { ApiProperty } from '@nestjs/swagger';
import type { SubmittedDocument } from '../submission-record.js';

/** The file that came with a submission. */
export class DocumentView {
  @ApiProperty({ description: 'As the applicant called it.', example: 'plan.pdf' })
  name!: string;

  @ApiProperty({ description: 'In bytes.', example: 48_213 })
  size!: number;

  @ApiProperty({ description: 'Media type that its content was found to be.', example: 'application/pdf' })
  type!: string;
}

export function documentView(document: SubmittedDocument | undefined): DocumentView | undefined {
  return document && { name: document.name, size: document.size, type: document.contentType };
}
