import { ApiOkResponse } from '@nestjs/swagger';

/** A call that answers with a file. */
export function DocumentDownload(): MethodDecorator {
  return ApiOkResponse({
    description: 'The file.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    headers: {
      'Content-Disposition': {
        description: 'Always an attachment, with the name the applicant gave it.',
        schema: { type: 'string', example: 'attachment; filename="plan.pdf"; filename*=UTF-8\'\'plan.pdf' },
      },
    },
  });
}
