import { ApiOkResponse } from '@nestjs/swagger';
import type { DescribedError } from '../common/errors/api-errors.decorator.js';
import { CONTENT_TYPE } from './upload-rules.js';

/** What is stored cannot be decrypted. */
export const UNREADABLE: DescribedError = {
  status: 409,
  when: 'The stored data was encrypted with a key that is not configured, or is damaged.',
};

/** A call that answers with a file. */
export function DocumentDownload(): MethodDecorator {
  return ApiOkResponse({
    description: 'The file.',
    content: Object.fromEntries(
      Object.values(CONTENT_TYPE).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
    headers: {
      'Content-Disposition': {
        description: 'Always an attachment, with the name the applicant gave it.',
        schema: { type: 'string', example: 'attachment; filename="plan.pdf"; filename*=UTF-8\'\'plan.pdf' },
      },
    },
  });
}
