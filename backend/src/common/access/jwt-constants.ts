/** Of every token that is signed here. What it is for is in its audience and its type. */
export const ISSUER = 'community-factories';
export const ALGORITHM = 'HS256';

/** Clocks of servers may differ by this much, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** Whether a moment lies so far ahead that it stems from before a clock was put back. Both in milliseconds. */
export function isFromAhead(moment: number, now: number): boolean {
  return moment > now + CLOCK_DIFFERENCE_MS;
}
