import type { Migration } from './migration.js';
import { renewSearchKeys } from './renew-search-keys.js';

/** Text with more words than the twelve that were paired; folded forms, which start with `~`, come after them. */
const LONG = /^(?: [^ ~]+){13}/;

/** A record with a long name or place was not found by two words if one of them came late. */
export const longPlacesAreFoundByTwoWords: Migration = {
  name: '0017-long-places-are-found-by-two-words',
  up: ({ db }) => renewSearchKeys(db, { searchText: LONG }),
};
