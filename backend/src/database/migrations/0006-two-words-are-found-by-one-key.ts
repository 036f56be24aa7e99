import type { Migration } from './migration.js';
import { renewSearchKeys } from './renew-search-keys.js';

/**
 * Two common words were looked up by only one of them, places by keys that names have too, and everybody by the
 * domain of their e-mail address.
 */
export const twoWordsAreFoundByOneKey: Migration = {
  name: '0006-two-words-are-found-by-one-key',
  up: ({ db }) => renewSearchKeys(db),
};
