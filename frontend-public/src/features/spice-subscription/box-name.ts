import type { SpiceFormMessages } from '../../content/en/spice-club';
import { basketOf } from './spice-subscription';

/** What a box is called in words: "Premium Pack × 2". One that is not sold any more keeps the name it was ordered by. */
export function boxName(
  box: { combo: string; quantity: string },
  { account, combos }: SpiceFormMessages,
): string {
  const basket = basketOf(box);
  if (!basket) return account.times(box.combo, box.quantity);
  return account.times(combos[basket.pack.name].name, String(basket.quantity));
}
