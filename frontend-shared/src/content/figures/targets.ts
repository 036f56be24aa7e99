import { CRORE, count, LAKH, rupees } from './figure';

/** Goals and visions; always labelled as such. */
export const targets = {
  factories: count(10_000 /* specification §9 */),
  shareholders: count(2 * LAKH /* specification §9 */),
  newIndustries: count(1_000 /* specification §2 */),
  industries: count(15 /* specification §9 */),
  jobs: count(100 /* specification §9 */),
  /** Target funding of one factory. */
  factoryFunding: rupees(CRORE /* specification §9 */),
};
