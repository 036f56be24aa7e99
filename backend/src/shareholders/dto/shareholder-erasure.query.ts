import { OneOf } from '../../common/fields/value-fields.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';

/** The reference of the application to be erased. */
export class ShareholderErasureQuery {
  @OneOf(REVIEW_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'ReviewStatus',
    description:
      'The status that was seen. When it is not so any more, nothing is erased and the answer is 409, with the current record for those who may read it.',
    example: 'rejected',
  })
  expectedStatus?: ReviewStatus;
}
