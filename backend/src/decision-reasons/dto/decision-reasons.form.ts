import { ArrayUnique } from 'class-validator';
import { ListOf, Nested } from '../../common/fields/nested-fields.js';
import { PlainText, patternField } from '../../common/fields/text-fields.js';
import { ManyOf, OneOf, WholeNumber } from '../../common/fields/value-fields.js';
import { REVIEW_DECISIONS, type ReviewDecisionStatus } from '../../submissions/review/review-status.js';
import {
  type DecisionReason,
  REASON_KINDS,
  type ReasonKind,
  type ReasonWords,
} from '../decision-reasons.schema.js';

/** Maximum number of reasons. Even entirely in Hindi they fit into the largest accepted body (100 kB). */
export const MAX_REASONS = 20;
export const TITLE_LENGTH = 60;
export const TEXT_LENGTH = 600;

const KINDS = Object.keys(REASON_KINDS) as ReasonKind[];

/** A reason in one language. */
export class ReasonWordsForm implements ReasonWords {
  @PlainText({
    max: TITLE_LENGTH,
    description: 'Title for the office.',
    example: 'Paper cannot be read',
  })
  title!: string;

  @PlainText({
    max: TEXT_LENGTH,
    multiline: true,
    description: 'Text for the applicant, which the reviewer can edit.',
    example: 'The identity proof that you sent cannot be read.',
  })
  text!: string;
}

/** A frequent reason to start from. */
export class DecisionReasonForm implements DecisionReason {
  @patternFieldOfId()
  id!: string;

  @ManyOf(KINDS, {
    min: 1,
    enumName: 'ReasonKind',
    description: 'Kinds of application that the reason is offered for.',
    example: ['shareholder'],
  })
  kinds!: ReasonKind[];

  @OneOf(REVIEW_DECISIONS, {
    enumName: 'ReviewDecisionStatus',
    description: 'Decision that the reason is offered for.',
    example: 'rejected',
  })
  decision!: ReviewDecisionStatus;

  @Nested(() => ReasonWordsForm, { label: 'English' })
  en!: ReasonWordsForm;

  @Nested(() => ReasonWordsForm, { label: 'Hindi' })
  hi!: ReasonWordsForm;
}

function patternFieldOfId(): PropertyDecorator {
  return patternField(
    {
      label: 'Id',
      description: 'Id of the reason, unique within the list.',
    },
    {
      pattern: '^[a-z0-9-]{1,40}$',
      complaint: 'must be 1 to 40 lower-case letters, digits or hyphens.',
      example: 'paper-unreadable',
    },
  );
}

/** The whole new list. */
export class DecisionReasonsForm {
  @WholeNumber({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Revision that the caller saw. If it is not the current one, the response is 409.',
    example: 3,
  })
  revision!: number;

  @ListOf(() => DecisionReasonForm, {
    label: 'Reasons',
    each: 'Each reason',
    max: MAX_REASONS,
    tooMany: `There can be ${MAX_REASONS} reasons at most.`,
  })
  @ArrayUnique((reason?: Partial<DecisionReason>) => reason?.id, {
    message: 'No two reasons may have the same id.',
  })
  reasons!: DecisionReasonForm[];
}
