import { Schema, type Types } from 'mongoose';

export const QUOTA_DAY_MODEL = 'QuotaDay';

/**
 * The mails counted against one unverified address's day. A single document, so that counting one is one conditional
 * write: with several documents, two concurrent requests could both get the last slot, or neither.
 */
export interface QuotaDay {
  /** The address's keyed hash, as in the outbox. */
  _id: string;
  /** One for each counted mail. */
  reservations?: Array<{ mail: Types.ObjectId; at: Date }>;
  /** When the database deletes the document; none of its entries counts any more by then. */
  expiresAt: Date;
}

export const quotaDaySchema = new Schema<QuotaDay>(
  {
    _id: String,
    reservations: {
      type: [new Schema({ mail: { type: Schema.Types.ObjectId, required: true }, at: Date }, { _id: false })],
      // A default empty list would conflict with the update of the list in the same upsert.
      default: undefined,
    },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mail_recipient_days', versionKey: false },
).index({ expiresAt: 1 }, { name: 'mail_recipient_days_expiry', expireAfterSeconds: 0 });
