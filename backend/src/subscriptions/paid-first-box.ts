import { firstBoxDay } from './active-periods.js';
import { isFirstBoxPaid } from './first-box/payment-rules.js';
import type { Subscription } from './subscription.schema.js';

/**
 * The day of the first box if it was paid online, so that no cash is collected for it. Apart from `first-box`, which other
 * features may not import from.
 */
export function paidFirstBoxDay(
  record: Pick<Subscription, 'status' | 'history' | 'createdAt' | 'payment'>,
): string | undefined {
  return isFirstBoxPaid(record) ? firstBoxDay(record) : undefined;
}
