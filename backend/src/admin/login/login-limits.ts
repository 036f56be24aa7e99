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
 * Wrong passwords for one e-mail address as typed, whether it has an account or not, from browsers that never logged in to
 * it. Ten in ten minutes, then ever fewer: the wait grows to ten minutes, and not further, so that whoever comes with a
 * new browser has a chance while somebody else keeps guessing.
 */
export const LOGIN_FAILURES_BY_EMAIL: BackoffRule = {
  name: 'login.email',
  free: 10,
  firstMs: MINUTE,
  longestMs: 10 * MINUTE,
  forgetMs: 60 * MINUTE,
};

/** Wrong passwords from one browser for an account that it has logged in to before. */
export const LOGIN_FAILURES_BY_DEVICE: RateLimitRule = {
  name: 'login.device',
  limit: 10,
  windowMs: 10 * MINUTE,
};
