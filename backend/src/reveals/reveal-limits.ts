/** PANs that an account may reveal in an Indian day, unless an owner has chosen another number for it. */
export const REVEALS_PER_DAY = 40;

/** What an owner can choose. */
export const FEWEST_REVEALS = 1;
export const MAX_REVEALS = 500;
