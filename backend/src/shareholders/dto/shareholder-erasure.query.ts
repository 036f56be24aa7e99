import { OneOf } from '../../common/fields/value-fields.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';

/** What the caller saw before asking for the application to be erased. */
export class ShareholderErasureQuery {
  @OneOf(REVIEW_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'ReviewStatus',
    description:
      'Status that the caller saw. If the record has another status, nothing is erased and the response is 409, with the current record in `data` if the caller may read it.',
    example: 'rejected',
  })
  expectedStatus?: ReviewStatus;
}
