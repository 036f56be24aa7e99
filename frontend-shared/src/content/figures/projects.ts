import { count, LAKH, percent, rupees } from './figure';

/** Figures of the seven projects; "investors" and "jobs" are written with a plus. */
export const projects = {
  spice: {
    amount: rupees(220 * LAKH /* specification §2 */),
    progress: percent(100 /* specification §3 */),
    investors: count(4_000 /* specification §2 */),
    jobs: count(60 /* specification §2 */),
  },
  supermarket: {
    amount: rupees(45 * LAKH /* specification §2 */),
    progress: percent(100 /* specification §3 */),
    investors: count(1_800 /* specification §2 */),
    jobs: count(20 /* specification §2 */),
  },
  led: { amount: rupees(150 * LAKH /* specification §2 */), progress: percent(75 /* specification §2 */) },
  garments: {
    amount: rupees(120 * LAKH /* specification §2 */),
    progress: percent(40 /* specification §2 */),
  },
  flour: { amount: rupees(80 * LAKH /* specification §2 */), progress: percent(25 /* specification §2 */) },
  water: {
    amount: rupees(30 * LAKH /* specification §2 */),
    /** On its card on Home only; "On Progress" everywhere else. */
    progressOnHome: percent(80 /* specification §3 */),
  },
  frozen: { amount: rupees(10 * LAKH /* specification §2 */) },
};
