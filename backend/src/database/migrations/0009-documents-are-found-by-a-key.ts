import { documentKey } from '../../common/search/fact-keys.js';
import type { Migration } from './migration.js';
import { renewSearchKeys } from './renew-search-keys.js';

/** No key distinguished records with and without a document, so a list of either read all records. */
export const documentsAreFoundByAKey: Migration = {
  name: '0009-documents-are-found-by-a-key',
  up: ({ db }) => renewSearchKeys(db, { searchKeys: { $nin: [documentKey(true), documentKey(false)] } }),
};
