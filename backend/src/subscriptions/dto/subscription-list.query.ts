import { OneOf } from '../../common/fields/value-fields.js';
import { ListQuery } from '../../submissions/list/list-query.dto.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../subscription-status.js';

/** The query of the list of subscriptions. */
export class SubscriptionListQuery extends ListQuery {
  @OneOf(SUBSCRIPTION_STATUSES, {
    optional: true,
    anyCase: true,
    enumName: 'SubscriptionStatus',
    description: 'Only subscriptions with this status.',
  })
  status?: SubscriptionStatus;

  @OneOf(['true'], {
    optional: true,
    description: '`true`: only subscriptions with a payment that is still to be refunded.',
  })
  refundDue?: 'true';
}
