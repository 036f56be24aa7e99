/**
 * Register of figures: the single source of every number about the company that visitors see, so that pages, footer and
 * deck agree. Pages do not round, add or convert figures. Prices and days that the API also defines are duplicated here
 * to save bytes on a first visit; a test compares them. The comment of each names the chapter of the product
 * specification or of the decisions that states it.
 *
 * Each topic is an export of its own, so that a bundle carries only the topics it shows:
 * `import * as figures from 'frontend-shared/content/figures'`.
 */

/** The unit of a figure, which determines its formatting. */
export type Unit = 'count' | 'rupees' | 'percent' | 'year' | 'hours' | 'day-of-month';

export interface Figure {
  readonly value: number;
  readonly unit: Unit;
  /** Month of the statement, `YYYY-MM`. */
  readonly asOf: string;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

function stated(value: number, unit: Unit): Figure {
  return { value, unit, asOf: '2025-11' };
}

const count = (value: number) => stated(value, 'count');
const rupees = (value: number) => stated(value, 'rupees');
const percent = (value: number) => stated(value, 'percent');
const year = (value: number /* specification §2 */) => stated(value, 'year');

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
/** Sectors the company has chosen. */
export const sectors = count(12 /* specification §9 */);
/** Number of steps from the invitation to the share of profit. */
export const steps = count(8 /* specification §9 */);

export const timeline = {
  foundation: { from: year(2020), to: year(2022), citizens: count(22_000 /* specification §2 */) },
  launch: { from: year(2023) },
  /** Planned for that year. */
  scaleUp: { goal: year(2025) },
};

export const replyHours = stated(24 /* specification §9 */, 'hours');

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

/** Amounts that the people in the testimonials invested. */
export const testimonials = {
  larger: rupees(25_000 /* specification §2 */),
  smaller: rupees(10_000 /* specification §2 */),
};

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
