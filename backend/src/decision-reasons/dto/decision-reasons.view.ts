import { ApiProperty } from '@nestjs/swagger';
import { REVIEW_DECISIONS, type ReviewDecisionStatus } from '../../submissions/review/review-status.js';
import {
  type DecisionReason,
  type DecisionReasons,
  REASON_KINDS,
  type ReasonKind,
} from '../decision-reasons.schema.js';
import { SUPPLIED_REASONS } from '../supplied-reasons.js';

/** A reason in one language. */
export class ReasonWordsView {
  @ApiProperty({ description: 'Title for the office.', example: 'Paper cannot be read' })
  title!: string;

  @ApiProperty({
    description: 'Text for the applicant, which the reviewer can edit.',
    example: 'The identity proof that you sent cannot be read.',
  })
  text!: string;
}

/** A frequent reason to start from. */
export class DecisionReasonView {
  @ApiProperty({ example: 'paper-unreadable' })
  id!: string;

  @ApiProperty({
    enum: Object.keys(REASON_KINDS),
    enumName: 'ReasonKind',
    isArray: true,
    description: 'Kinds of application that the reason is offered for.',
    example: ['shareholder'],
  })
  kinds!: ReasonKind[];

  @ApiProperty({
    enum: REVIEW_DECISIONS,
    enumName: 'ReviewDecisionStatus',
    description: 'Decision that the reason is offered for.',
    example: 'rejected',
  })
  decision!: ReviewDecisionStatus;

  @ApiProperty()
  en!: ReasonWordsView;

  @ApiProperty()
  hi!: ReasonWordsView;
}

/** The reasons of the office, in its order. */
export class DecisionReasonsView {
  @ApiProperty({
    description: 'Number of times the list was changed; 0 for the built-in reasons.',
    example: 3,
  })
  revision!: number;

  @ApiProperty({ type: [DecisionReasonView] })
  reasons!: DecisionReasonView[];

  @ApiProperty({
    required: false,
    description: 'E-mail address of the account that last changed them.',
    example: 'asha@example.org',
  })
  by?: string;

  @ApiProperty({ required: false, description: 'Time of that change.', example: '2025-01-06T09:30:00.000Z' })
  at?: Date;
}

export class DecisionReasonsSaved {
  @ApiProperty({ example: 'Reasons saved' })
  message!: string;

  @ApiProperty({ description: 'The updated list.' })
  data!: DecisionReasonsView;
}

/** The API's view; `null` when the office has no list of its own. */
export function decisionReasonsView(saved: DecisionReasons | null): DecisionReasonsView {
  if (!saved) return { revision: 0, reasons: SUPPLIED_REASONS.map(reasonView) };
  const { revision, reasons, by, at } = saved;
  return { revision, reasons: reasons.map(reasonView), by: by.email, at };
}

function reasonView({ id, kinds, decision, en, hi }: DecisionReason): DecisionReasonView {
  return { id, kinds, decision, en, hi };
}
