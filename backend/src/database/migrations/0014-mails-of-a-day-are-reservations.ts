import type { Migration } from './migration.js';

/** The mails counted against an address's daily quota were stored as `places`. */
export const mailsOfADayAreReservations: Migration = {
  name: '0014-mails-of-a-day-are-reservations',
  up: async ({ db }) => {
    await db
      .collection('mail_recipient_days')
      .updateMany({ places: { $exists: true } }, { $rename: { places: 'reservations' } });
  },
};
