import type { BoxedSubscription } from './box.repository.js';
import { cashToCollect, isBoxOwed } from './cash-to-collect.js';
import type { Box, Delivery } from './delivery.schema.js';
import type { DeliveryView } from './dto/delivery.view.js';

/** What goes out to a subscriber on a day. */
export function composeBox(subscription: BoxedSubscription, day: string): Box {
  const { reference, name, nameKey, address, pinCode, mobile, altMobile } = subscription;
  const { combo, quantity } = subscription;
  return {
    reference,
    name,
    nameKey,
    address,
    pinCode,
    mobile,
    ...(altMobile === undefined ? {} : { altMobile }),
    combo,
    quantity,
    toCollect: cashToCollect(subscription, day),
  };
}

/** A box without a known outcome. */
export function plannedView(subscription: BoxedSubscription, day: string): DeliveryView {
  const { nameKey: _order, ...shown } = composeBox(subscription, day);
  const { _id, status, suspect } = subscription;
  return {
    subscriptionId: _id.toHexString(),
    ...shown,
    status: 'planned',
    subscription: status,
    ...(suspect ? { suspect: true } : {}),
  };
}

/** A box as it was when it was marked. @param subscription as it is now, which says whether a returned box is owed */
export function markedView(delivery: Delivery, subscription: BoxedSubscription | undefined): DeliveryView {
  const { _id, day: _day, nameKey: _order, by, at, ...shown } = delivery;
  return {
    subscriptionId: subscriptionOf(delivery),
    ...shown,
    ...(delivery.status === 'delivered' ? { collected: delivery.toCollect } : {}),
    markedBy: by.email,
    markedAt: at,
    ...(subscription && isBoxOwed(subscription, delivery) ? { owed: true } : {}),
  };
}

/** Id of the subscription, in hexadecimal. */
export function subscriptionOf({ _id }: Pick<Delivery, '_id'>): string {
  return _id.slice(0, _id.indexOf(':'));
}
