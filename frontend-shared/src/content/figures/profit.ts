import { CRORE, count, LAKH, percent, rupees } from './figure';

/** How a factory's yearly profit is divided. */
export const profitSplit = {
  partner: percent(30 /* specification §9 */),
  investors: percent(55 /* specification §9 */),
  marketing: percent(10 /* specification §9 */),
  operations: percent(5 /* specification §9 */),
};
/** Payout in a year without profit: investors wait for the next year. */
export const yearWithoutProfit = { paid: rupees(0 /* specification §1 */) };

/** Example: a month's profit of 10 lakh on a factory of 1 crore. */
export const profitExample = {
  factory: rupees(CRORE /* specification §9 */),
  monthlyProfit: rupees(10 * LAKH /* specification §9 */),
  partner: rupees(3 * LAKH /* specification §9 */),
  investors: rupees(550_000 /* specification §9 */),
  marketing: rupees(LAKH /* specification §9 */),
  operations: rupees(50_000 /* specification §9 */),
};
/** Example: a factory funded by many people. */
export const fundingExample = {
  factory: rupees(CRORE /* specification §9 */),
  people: count(1_000 /* specification §9 */),
  each: rupees(10_000 /* specification §9 */),
  /** Each person's share of the investors' part in `profitExample`, whose factory costs the same. */
  eachGets: rupees(550 /* worked out from specification §9 */),
};

/** Share that one brick of a drawn wall represents: a wall of twenty is the whole. */
export const brick = percent(5 /* worked out from the twenty bricks of a wall */);
