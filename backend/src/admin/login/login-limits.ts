import type { BackoffRule } from '../../rate-limit/failure-backoff.js';
import type { RateLimitRule } from '../../rate-limit/rate-limiter.js';

const MINUTE = 60_000;

/** Wrong passwords and wrong set-up tokens from one network (decisions §4, Limits). */
export const LOGIN_FAILURES_BY_NETWORK: RateLimitRule = {
  name: 'login.address',
  limit: 10,
  windowMs: 10 * MINUTE,
};

/**
 * Wrong passwords for one e-mail address as typed, with or without an account, from browsers that are not known to
 * it. After ten, none of them more than an hour after the one before, the wait grows up to ten minutes and no further,
 * so that the owner can still log in from a new browser while somebody else keeps guessing.
 */
export const LOGIN_FAILURES_BY_EMAIL: BackoffRule = {
  name: 'login.email',
  free: 10,
  firstMs: MINUTE,
  maxMs: 10 * MINUTE,
  resetAfterMs: 60 * MINUTE,
};

/** Wrong passwords from one browser for an account that it has logged in to before. */
export const LOGIN_FAILURES_BY_DEVICE: RateLimitRule = {
  name: 'login.device',
  limit: 10,
  windowMs: 10 * MINUTE,
};
