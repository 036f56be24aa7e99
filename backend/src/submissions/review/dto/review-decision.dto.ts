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
      'New status: `approved` or `rejected` (from `pending`), or `pending` to reopen, also a withdrawn application. Case-insensitive.',
    example: 'approved',
  })
  status!: ReviewDecisionStatus;

  @PlainText({
    max: 1000,
    multiline: true,
    optional: true,
    description: 'Reason, which the applicant can read.',
    example: 'Your eight years at the mill convinced the committee.',
  })
  reason?: string;

  @OneOf(REVIEW_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'ReviewStatus',
    description:
      'Status that the caller saw. If the record has another status, the response is 409 with the current record in `data`.',
    example: 'pending',
  })
  expectedStatus?: ReviewStatus;
}
