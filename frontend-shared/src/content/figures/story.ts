import { count, rupees, year } from './figure';

/** Years: specification §2. */
export const timeline = {
  foundation: { from: year(2020), to: year(2022), citizens: count(22_000 /* specification §2 */) },
  launch: { from: year(2023) },
  /** Planned for that year. */
  scaleUp: { goal: year(2025) },
};

/** Amounts that the people in the testimonials invested. */
export const testimonials = {
  larger: rupees(25_000 /* specification §2 */),
  smaller: rupees(10_000 /* specification §2 */),
};
