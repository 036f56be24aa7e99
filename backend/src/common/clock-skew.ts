/** Accepted difference between the clocks of servers, in ms. */
export const MAX_CLOCK_SKEW_MS = 60_000;

/**
 * The latest end that anything valid for this many ms can have now. A later end was set before the clock was set
 * back, which would revive what had expired.
 */
export function latestEnd(validMs: number, now: Date): Date {
  return new Date(now.getTime() + validMs + MAX_CLOCK_SKEW_MS);
}
