import { MAX_CLOCK_SKEW_MS } from '../clock-skew.js';

/** Issuer of every token signed here. Audience and type say what a token is for. */
export const ISSUER = 'community-factories';
export const ALGORITHM = 'HS256';

/** Whether a token was issued so far in the future that the clock must have been set back since. Both in ms. */
export function issuedInFuture(issuedAt: number, now: number): boolean {
  return issuedAt > now + MAX_CLOCK_SKEW_MS;
}
