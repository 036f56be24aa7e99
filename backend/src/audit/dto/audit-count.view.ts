import { ApiProperty } from '@nestjs/swagger';
import { EXACT_TOTAL } from '../../common/lists/list-headers.js';
import type { AuditCount } from '../audit-log.js';

/** How many entries of the audit log there are. */
export class AuditCountView {
  @ApiProperty({
    required: false,
    description: `Number of entries that match the filters, exact up to ${EXACT_TOTAL}; absent when counting took too long.`,
    example: 27,
  })
  total?: number;

  @ApiProperty({ description: `Whether more than ${EXACT_TOTAL} entries match.`, example: false })
  isCapped!: boolean;

  @ApiProperty({
    required: false,
    description: `Number of matching entries that are newer than \`before\`; absent without it, when it exceeds ${EXACT_TOTAL}, and when counting took too long.`,
    example: 15,
  })
  newer?: number;
}

export function auditCountView({ total, newer }: AuditCount): AuditCountView {
  return {
    ...(total !== undefined && { total: Math.min(total, EXACT_TOTAL) }),
    isCapped: total !== undefined && total > EXACT_TOTAL,
    ...(newer !== undefined && newer <= EXACT_TOTAL && { newer }),
  };
}
