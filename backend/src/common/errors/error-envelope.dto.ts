import { ApiProperty } from '@nestjs/swagger';
import { DEFAULT_MESSAGE, ERROR_STATUS, type ErrorCode, type FieldErrors } from './app-error.js';
import { FILE_REASONS, type FileReason } from './file-reasons.js';

/** The body of every error answer. */
export class ErrorEnvelope {
  @ApiProperty({ description: 'The HTTP status code.', example: 400 })
  statusCode!: number;

  @ApiProperty({
    description: 'Machine-readable error code.',
    enum: Object.keys(ERROR_STATUS),
    enumName: 'ErrorCode',
  })
  code!: ErrorCode;

  @ApiProperty({ description: 'Human-readable message.', example: DEFAULT_MESSAGE.VALIDATION_FAILED })
  message!: string;

  @ApiProperty({
    description: 'Same as `message`; for older clients.',
    example: DEFAULT_MESSAGE.VALIDATION_FAILED,
  })
  error!: string;

  @ApiProperty({
    description: 'Messages by field name; only present if fields are invalid.',
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { name: ['Name is required.'] },
  })
  fields?: FieldErrors;

  @ApiProperty({
    description: 'Machine-readable reasons by field name; only present if a file is rejected.',
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'string', enum: [...FILE_REASONS] },
    example: { idProof: 'locked' },
  })
  reasons?: Record<string, FileReason>;

  @ApiProperty({
    description:
      'The current record, account or list, in the shape that the operation returns; only present with 409, and only if it changed in the meantime.',
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
    example: { _id: '65f1c0ffee65f1c0ffee65f1', status: 'approved' },
  })
  data?: unknown;

  @ApiProperty({
    description: 'Id of this request in the server log; quote it when asking for support.',
    example: 'b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11',
  })
  requestId!: string;
}
