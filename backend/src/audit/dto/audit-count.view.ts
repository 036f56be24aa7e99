import { ApiProperty } from '@nestjs/swagger';
import { EXACT_TOTAL } from '../../common/lists/list-headers.js';
import type { AuditCount } from '../audit-log.js';

/** How many entries of the audit log there are. */
export class AuditCountView {
  @ApiProperty({
    required: false,
    description: `Entries that the filters admit, exact up to ${EXACT_TOTAL}; absent when counting took too long.`,
    example: 27,
  })
  total?: number;

  @ApiProperty({ description: `There are more than ${EXACT_TOTAL}.`, example: false })
  isCapped!: boolean;

  @ApiProperty({
    required: false,
    description: `Those among them that are newer than \`before\`; absent without it, beyond ${EXACT_TOTAL}, and when counting took too long.`,
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
