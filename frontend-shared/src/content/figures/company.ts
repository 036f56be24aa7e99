import { count, LAKH, rupees, stated } from './figure';

/** About 22,000; written "22,000+". */
export const members = count(22_000 /* specification §1 */);

/** `total` is `running` and `beingBuilt` together, and is never shown without its parts. */
export const invested = {
  total: rupees(295 * LAKH /* specification §1 */),
  /** Spice factory and supermarket. */
  running: rupees(265 * LAKH /* decisions §2 */),
  /** The alkaline water plant. */
  beingBuilt: rupees(30 * LAKH /* decisions §2 */),
};

/** Written "80+" and "5,800+". */
export const jobs = count(80 /* specification §2 */);
export const investors = count(5_800 /* specification §2 */);

/** The spice factory and the supermarket. */
export const factoriesRunning = count(2 /* specification §2 */);
/** The two running factories and the water plant, which is being built; always shown with that explanation. */
export const activeProjects = count(3 /* specification §9 */);
/** The active project that is not running yet. */
export const projectsBeingBuilt = count(1 /* decisions §2 */);

/** Sectors the company has chosen. */
export const sectors = count(12 /* specification §9 */);
/** Number of steps from the invitation to the share of profit. */
export const steps = count(8 /* specification §9 */);

export const replyHours = stated(24 /* specification §9 */, 'hours');
