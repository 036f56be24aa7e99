import { PlainText } from '../../../common/fields/text-fields.js';
import { OneOf } from '../../../common/fields/value-fields.js';
import {
  REVIEW_DECISIONS,
  REVIEW_STATUSES,
  type ReviewDecisionStatus,
  type ReviewStatus,
} from '../review-status.js';
import { StatusChangeFields } from './status-change.fields.js';

/** A reviewer's decision about an application. */
export class ReviewDecision extends StatusChangeFields {
  @OneOf(REVIEW_DECISIONS, {
    anyCase: true,
    enumName: 'ReviewDecisionStatus',
    description:
      '`approved` or `rejected` from `pending`; `pending` reopens, also what was withdrawn. Other letter case is accepted.',
    example: 'approved',
  })
  status!: ReviewDecisionStatus;

  @PlainText({
    max: 1000,
    multiline: true,
    optional: true,
    description: 'The applicant may read it.',
    example: 'Your eight years at the mill convinced the committee.',
  })
  reason?: string;

  @OneOf(REVIEW_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'ReviewStatus',
    description:
      'The status the reviewer saw. When it is not so any more, the answer is 409 with the current record.',
    example: 'pending',
  })
  expectedStatus?: ReviewStatus;
}
