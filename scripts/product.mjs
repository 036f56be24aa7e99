// @ts-check
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names folders outside the checkout: the cache, temporary data. */
export const PRODUCT = 'community-factories';

/** The checkout's own folder. */
export const CHECKOUT = dirname(dirname(fileURLToPath(import.meta.url)));
