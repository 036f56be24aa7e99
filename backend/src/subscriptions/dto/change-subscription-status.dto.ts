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
      'New status: `paused`, `active` to resume, or `cancelled`, which is final. Case-insensitive.',
    example: 'paused',
  })
  status!: SubscriptionStatus;

  @PlainText({
    max: 1000,
    multiline: true,
    optional: true,
    description: 'Reason, which the subscriber can read.',
    example: 'You asked us on the telephone to wait until March.',
  })
  reason?: string;

  @OneOf(SUBSCRIPTION_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'SubscriptionStatus',
    description:
      'Status that the caller saw. If the record has another status, the response is 409 with the current record in `data`.',
    example: 'active',
  })
  expectedStatus?: SubscriptionStatus;
}
