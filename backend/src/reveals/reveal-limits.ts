/** PANs that an account may reveal per Indian day, unless an owner has set another number. */
export const REVEALS_PER_DAY = 40;

/** The numbers that an owner can set. */
export const MIN_REVEALS = 1;
export const MAX_REVEALS = 500;
