import type { Migration } from './migration.js';
import { renewSearchKeys } from './renew-search-keys.js';

/**
 * A reference without a digit, typed without its hyphen, is looked up as a word of letters; it was stored under
 * another key.
 */
export const referencesOfLettersAreFoundWhole: Migration = {
  name: '0007-references-of-letters-are-found-whole',
  up: ({ db }) => renewSearchKeys(db, { reference: { $regex: '^[A-Z]+-[A-Z]+$' } }),
};
