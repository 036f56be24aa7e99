import { OneOf } from '../../common/fields/value-fields.js';
import { ListQuery } from '../../submissions/list/list-query.dto.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';

/** What the list of shareholders can be asked. */
export class ShareholderListQuery extends ListQuery {
  @OneOf(REVIEW_STATUSES, {
    optional: true,
    anyCase: true,
    enumName: 'ReviewStatus',
    description: 'Only these.',
  })
  status?: ReviewStatus;
}
