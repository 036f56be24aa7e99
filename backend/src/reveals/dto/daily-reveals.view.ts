import { ApiProperty } from '@nestjs/swagger';
import type { DailyReveals } from '../reveal-allowances.js';
import { REVEALS_PER_DAY } from '../reveal-limits.js';

/** How many PANs an account has revealed today, and may. The day is the Indian one. */
export class DailyRevealsView {
  @ApiProperty({ description: 'Records whose PAN was revealed today; each counts once.', example: 6 })
  used!: number;

  @ApiProperty({ description: 'As many as the account may reveal in a day.', example: REVEALS_PER_DAY })
  perDay!: number;

  @ApiProperty({
    description: 'When the next day begins.',
    type: String,
    format: 'date-time',
    example: '2025-01-15T18:30:00.000Z',
  })
  resetsAt!: string;
}

export function dailyRevealsView({ used, perDay, resetsAt }: DailyReveals): DailyRevealsView {
  return { used, perDay, resetsAt: resetsAt.toISOString() };
}
