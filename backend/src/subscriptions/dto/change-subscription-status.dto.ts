import { PlainText } from '../../common/fields/text-fields.js';
import { OneOf } from '../../common/fields/value-fields.js';
import { StatusChangeFields } from '../../submissions/review/dto/status-change.fields.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../subscription-status.js';

/** A status change of a subscription. */
export class ChangeSubscriptionStatus extends StatusChangeFields {
  @OneOf(SUBSCRIPTION_STATUSES, {
    anyCase: true,
    enumName: 'SubscriptionStatus',
    description:
      '`paused`, `active` to resume, or `cancelled`, which is final. Other letter case is accepted.',
    example: 'paused',
  })
  status!: SubscriptionStatus;

  @PlainText({
    max: 1000,
    multiline: true,
    optional: true,
    description: 'The subscriber may read it.',
    example: 'You asked us on the telephone to wait until March.',
  })
  reason?: string;

  @OneOf(SUBSCRIPTION_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'SubscriptionStatus',
    description:
      'The status that was seen. When it is not so any more, the answer is 409 with the current record.',
    example: 'active',
  })
  expectedStatus?: SubscriptionStatus;
}
