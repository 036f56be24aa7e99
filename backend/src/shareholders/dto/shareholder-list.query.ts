import { OneOf, OneOfNumbers, YesNo } from '../../common/fields/value-fields.js';
import { DecidedListQuery } from '../../submissions/list/decided-list.query.js';
import { LocationSearch } from '../../submissions/list/list-query.dto.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';
import { SHARE_COUNTS, type ShareCount } from '../share-options.js';

/** The query of the list of shareholders. */
export class ShareholderListQuery extends DecidedListQuery {
  @OneOf(REVIEW_STATUSES, {
    optional: true,
    anyCase: true,
    enumName: 'ReviewStatus',
    description: 'Only applications with this status.',
  })
  status?: ReviewStatus;

  @OneOfNumbers(SHARE_COUNTS, {
    optional: true,
    enumName: 'ShareCount',
    description: 'Only applications for this number of shares.',
  })
  shares?: ShareCount;

  @LocationSearch()
  location?: string;

  @YesNo({
    optional: true,
    description: '`true`: only records with an identity proof. `false`: only records without one.',
  })
  document?: boolean;
}
