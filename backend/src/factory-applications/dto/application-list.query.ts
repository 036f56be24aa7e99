import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { DecidedListQuery } from '../../submissions/list/decided-list.query.js';
import { LocationSearch } from '../../submissions/list/list-query.dto.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';
import {
  BUSINESS_IDEAS,
  type BusinessIdea,
  REQUIRED_AMOUNTS,
  type RequiredAmount,
} from '../application-options.js';

/** The query of the list of applications. */
export class ApplicationListQuery extends DecidedListQuery {
  @OneOf(REVIEW_STATUSES, {
    optional: true,
    anyCase: true,
    enumName: 'ReviewStatus',
    description: 'Only applications with this status.',
  })
  status?: ReviewStatus;

  @OneOf(BUSINESS_IDEAS, {
    optional: true,
    enumName: 'BusinessIdea',
    description: 'Only applications with this idea.',
  })
  businessIdea?: BusinessIdea;

  @OneOf(REQUIRED_AMOUNTS, {
    optional: true,
    enumName: 'RequiredAmount',
    description: 'Only applications with this amount.',
  })
  amount?: RequiredAmount;

  @LocationSearch()
  location?: string;

  @YesNo({
    optional: true,
    description: '`true`: only records with a document. `false`: only records without one.',
  })
  document?: boolean;
}
