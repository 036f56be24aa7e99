import { CLOCK_DIFFERENCE_MS } from '../clock-difference.js';

/** Of every token that is signed here. What it is for is in its audience and its type. */
export const ISSUER = 'community-factories';
export const ALGORITHM = 'HS256';

/** Whether a token was issued so far ahead of now that a clock was put back since. Both in milliseconds. */
export function issuedInFuture(issuedAt: number, now: number): boolean {
  return issuedAt > now + CLOCK_DIFFERENCE_MS;
}
