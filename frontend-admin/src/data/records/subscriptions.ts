import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

type SubscriptionView = components['schemas']['SubscriptionView'];

/** A spice subscription as the API answers it; only an online payment of the first box is there. */
export type Subscription = Omit<SubscriptionView, 'payment'> & { payment?: SubscriptionView['payment'] };

/** Names of the columns that its list and its file share. */
export type SubscriptionColumn = components['schemas']['SubscriptionColumn'];

export const subscriptionSource = recordSource<Subscription>({
  name: 'subscriptions',
  path: 'api/subscription',
});
