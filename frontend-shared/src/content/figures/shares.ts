import { count, LAKH, rupees } from './figure';

export const sharePrice = rupees(500 /* specification §9 */);
export const smallestHolding = count(1 /* specification §9 */);
/** Numbers of shares that the form offers for one application. */
export const shareCounts = [1, 2, 5, 10, 20, 50, 100].map((shares) => count(shares /* specification §9 */));
/** Cost of each of `shareCounts`. */
export const shareCosts = shareCounts.map(({ value }) =>
  rupees(value * sharePrice.value /* specification §9 */),
);
/** Minimum and maximum cost of one share application. */
export const shareRange = {
  from: rupees(500 /* specification §9 */),
  to: rupees(50_000 /* specification §9 */),
};
/** Minimum and maximum investment of a member in a project. */
export const projectRange = {
  from: rupees(500 /* specification §9 */),
  to: rupees(2 * LAKH /* specification §9 */),
};
