import type { CollectionDefinition } from '../database/schema/index-definition.js';

/** The counters of all limits; each is deleted some time after its window has ended. */
export const RATE_LIMITS: CollectionDefinition = {
  name: 'rate_limits',
  indexes: [{ name: 'rate_limits_expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
};
