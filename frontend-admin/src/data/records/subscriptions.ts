import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

type SubscriptionView = components['schemas']['SubscriptionView'];

/** A spice subscription as returned by the API. `payment` exists only if the first box is paid online. */
export type Subscription = Omit<SubscriptionView, 'payment'> & { payment?: SubscriptionView['payment'] };

/** Columns of the list and its export. */
export type SubscriptionColumn = components['schemas']['SubscriptionColumn'];

export const subscriptionSource = recordSource<Subscription>({
  name: 'subscriptions',
  path: 'api/subscription',
});
