import type { ApiResponseOptions } from '@nestjs/swagger';
import { EXACT_TOTAL } from './list-headers.js';

/** The headers of list answers, for the API page. */
export const LIST_HEADERS: NonNullable<ApiResponseOptions['headers']> = {
  Link: {
    description: 'The URLs of the first, previous, next and last page, if they exist (RFC 8288).',
    schema: {
      type: 'string',
      example: '</api/apply-factory>; rel="first", </api/apply-factory?cursor=eyJz>; rel="next"',
    },
  },
  'X-Total-Count': {
    description: `Number of matching records, exact up to ${EXACT_TOTAL}; absent with \`count=none\` or when counting took too long.`,
    schema: { type: 'integer', example: 137 },
  },
  'X-Total-Count-Capped': {
    description: `\`true\` when more than ${EXACT_TOTAL} records match.`,
    schema: { type: 'string', enum: ['true'] },
  },
};
