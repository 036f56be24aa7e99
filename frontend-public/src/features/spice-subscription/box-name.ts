import type { SpiceFormMessages } from '../../content/en/spice-club';
import { basketOf } from './spice-subscription';

/** The name of a box: "Premium Pack × 2". A discontinued pack keeps the name under which it was ordered. */
export function boxName(
  box: { combo: string; quantity: string },
  { account, combos }: SpiceFormMessages,
): string {
  const basket = basketOf(box);
  if (!basket) return account.times(box.combo, box.quantity);
  return account.times(combos[basket.pack.name].name, String(basket.quantity));
}
