import { count, rupees, stated } from './figure';

/** The monthly spice combos. */
export const spice = {
  packs: {
    spice: { price: rupees(1_000 /* specification §9 */), varieties: count(10 /* specification §9 */) },
    premium: { price: rupees(2_000 /* specification §9 */), varieties: count(15 /* specification §9 */) },
    deluxe: { price: rupees(3_000 /* specification §9 */), varieties: count(20 /* specification §9 */) },
  },
  quantity: { from: count(1 /* specification §9 */), to: count(5 /* specification §9 */) },
  deliveryDay: stated(15 /* specification §9 */, 'day-of-month'),
  /** Orders until this day ship in the same month. */
  lastOrderDay: stated(10 /* decisions §6 */, 'day-of-month'),
};
