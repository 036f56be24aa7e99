import { indianDayOf } from '../common/lists/indian-days.js';
import { lastingHistory } from '../submissions/record/values/lasting-history.js';
import { boxDays, hasBoxOn } from './deliveries/box-days.js';
import { cashToCollect } from './deliveries/cash-to-collect.js';
import type { Subscription } from './subscription.schema.js';
import type { SubscriptionStatus } from './subscription-status.js';

/** A box that left on the very day of a pause or a cancellation. */
export interface LastBox {
  /** Indian day. */
  day: string;
  /** Cash to be collected for it, in rupees; 0 when it was paid online. */
  cash: number;
}

/**
 * The box that is still delivered because the subscription was paused or cancelled on a box day; undefined when there
 * is none, or the subscription never had this status.
 */
export function lastBoxOf(record: Subscription, status: SubscriptionStatus): LastBox | undefined {
  if (status === 'active') return undefined;
  const change = lastingHistory(record.history).findLast((entry) => entry.status === status);
  const day = change && indianDayOf(change.at);
  const boxes = boxDays(record);
  if (day === undefined || !hasBoxOn(boxes, day)) return undefined;
  return { day, cash: cashToCollect({ ...record, boxes }, day) };
}
