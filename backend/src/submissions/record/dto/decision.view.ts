import { ApiProperty } from '@nestjs/swagger';
import type { Decision } from '../values/decision.js';
import { ColleagueView } from './colleague.view.js';

/** Who decided about a record, and when. */
export class DecisionView {
  @ApiProperty()
  by!: ColleagueView;

  @ApiProperty({ example: '2025-01-06T09:30:00.000Z' })
  at!: Date;
}

/** How the API describes a decision. */
export const DECISION_FIELD = {
  required: false,
  description: 'The current decision; absent while the application is pending, and once it was withdrawn.',
};

export function decisionView(decision: Decision | undefined): DecisionView | undefined {
  return decision && { by: { adminId: decision.by.adminId, email: decision.by.email }, at: decision.at };
}
