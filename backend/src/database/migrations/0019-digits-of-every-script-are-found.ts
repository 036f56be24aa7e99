import type { Migration } from './migration.js';
import { renewSearchKeys } from './renew-search-keys.js';

/** Digits that the search keys had as they were typed, unlike Devanagari ones. */
const OTHER_DIGITS = /[^\P{Nd}0-9]/u;

/** A place with digits of another script is found by the ASCII ones, to which searches are converted. */
export const digitsOfEveryScriptAreFound: Migration = {
  name: '0019-digits-of-every-script-are-found',
  up: ({ db }) => renewSearchKeys(db, { searchText: OTHER_DIGITS }),
};
