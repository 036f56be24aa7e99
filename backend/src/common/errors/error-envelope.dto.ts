import { ApiProperty } from '@nestjs/swagger';
import { DEFAULT_MESSAGE, ERROR_STATUS, type ErrorCode, type FieldErrors } from './app-error.js';
import { FILE_REASONS, type FileReason } from './file-reasons.js';

/** The body of every error answer. */
export class ErrorEnvelope {
  @ApiProperty({ description: 'The HTTP status, repeated.', example: 400 })
  statusCode!: number;

  @ApiProperty({
    description: 'Stable word for programs.',
    enum: Object.keys(ERROR_STATUS),
    enumName: 'ErrorCode',
  })
  code!: ErrorCode;

  @ApiProperty({ description: 'Sentence for people.', example: DEFAULT_MESSAGE.VALIDATION_FAILED })
  message!: string;

  @ApiProperty({
    description: 'The same sentence; kept for clients that read this field.',
    example: DEFAULT_MESSAGE.VALIDATION_FAILED,
  })
  error!: string;

  @ApiProperty({
    description: 'Sentences by field name; present when fields are wrong.',
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { name: ['Name is required.'] },
  })
  fields?: FieldErrors;

  @ApiProperty({
    description: 'Stable words for programs, by field name; present when a file is refused.',
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'string', enum: [...FILE_REASONS] },
    example: { idProof: 'locked' },
  })
  reasons?: Record<string, FileReason>;

  @ApiProperty({
    description: 'Names this request in the server log; quote it when asking for help.',
    example: 'b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11',
  })
  requestId!: string;
}
