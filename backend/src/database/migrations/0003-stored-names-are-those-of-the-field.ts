import type { Migration } from './migration.js';

/** Collection → old field name → new field name. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document_leases: { condemned: 'markedForDeletion' },
  subscriptions: {
    'payment.held': 'payment.authorized',
    'payment.surplus': 'payment.duplicatePayments',
    'payment.returned': 'payment.refunded',
  },
};

/** Leases of files and payments had fields with unusual names. */
export const storedNamesAreThoseOfTheField: Migration = {
  name: '0003-stored-names-are-those-of-the-field',
  async up({ db }) {
    for (const [collection, fields] of Object.entries(RENAMED)) {
      for (const [before, now] of Object.entries(fields)) {
        await db
          .collection(collection)
          .updateMany({ [before]: { $exists: true } }, { $rename: { [before]: now } });
      }
    }
  },
};
