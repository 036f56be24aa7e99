import { ApiProperty } from '@nestjs/swagger';
import type { DailyReveals } from '../reveal-allowances.js';
import { REVEALS_PER_DAY } from '../reveal-limits.js';

/** An account's reveals of PANs today, and its limit. Days are Indian ones. */
export class DailyRevealsView {
  @ApiProperty({
    description: 'Number of records whose PAN was revealed today; each counts once.',
    example: 6,
  })
  used!: number;

  @ApiProperty({ description: 'Maximum number of reveals per day.', example: REVEALS_PER_DAY })
  perDay!: number;

  @ApiProperty({
    description: 'Start of the next day in Indian time.',
    type: String,
    format: 'date-time',
    example: '2025-01-15T18:30:00.000Z',
  })
  resetsAt!: string;
}

export function dailyRevealsView({ used, perDay, resetsAt }: DailyReveals): DailyRevealsView {
  return { used, perDay, resetsAt: resetsAt.toISOString() };
}

/** The same for the caller, with the records that can be revealed again for free. */
export class OwnRevealsView extends DailyRevealsView {
  @ApiProperty({
    type: [String],
    description: 'Ids of the records whose PAN was revealed today; revealing them again does not count.',
    example: ['65a5129b2f8e4c0012345678'],
  })
  records!: readonly string[];
}

export function ownRevealsView(reveals: DailyReveals): OwnRevealsView {
  return { ...dailyRevealsView(reveals), records: reveals.records };
}
