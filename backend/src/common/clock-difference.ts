/** Clocks of servers may differ by this much, in milliseconds. */
export const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * The latest end, at this moment, of anything that is valid for so many milliseconds. What ends later was made before a clock
 * was put back, which would bring to life again what had expired.
 */
export function latestEnd(validMs: number, now: Date): Date {
  return new Date(now.getTime() + validMs + CLOCK_DIFFERENCE_MS);
}
