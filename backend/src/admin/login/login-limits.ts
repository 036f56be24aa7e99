import type { RateLimitRule } from '../../common/rate-limit/rate-limiter.js';

const TEN_MINUTES = 600_000;

/** Wrong passwords and wrong set-up tokens from one network address (decisions §4, Limits). */
export const LOGIN_FAILURES_BY_ADDRESS: RateLimitRule = {
  name: 'login.address',
  limit: 10,
  windowMs: TEN_MINUTES,
};

/** Wrong passwords for one e-mail address as typed, whether it has an account or not. */
export const LOGIN_FAILURES_BY_EMAIL: RateLimitRule = {
  name: 'login.email',
  limit: 10,
  windowMs: TEN_MINUTES,
};
