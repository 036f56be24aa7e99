import type { Migration } from './migration.js';

/**
 * Every kind of submission had the index by which the sweeper finds the record of a file; two kinds have no files.
 */
export const onlyKindsWithDocumentsLookForThem: Migration = {
  name: '0008-only-kinds-with-documents-look-for-them',
  async up({ dropIndex }) {
    for (const collection of ['contact_messages', 'subscriptions']) {
      await dropIndex(collection, 'document_file');
    }
  },
};
