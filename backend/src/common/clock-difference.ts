/** Clocks of servers may differ by this much, in milliseconds. */
export const CLOCK_DIFFERENCE_MS = 60_000;
