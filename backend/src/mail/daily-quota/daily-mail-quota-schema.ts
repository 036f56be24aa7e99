import { Schema, type Types } from 'mongoose';

export const QUOTA_DAY_MODEL = 'QuotaDay';

/**
 * The mails that count against one unverified address's day. In one document, so that counting one is a single
 * conditional write: counted over several documents, two that ask at the same moment both get the last one, or neither.
 */
export interface QuotaDay {
  /** The address's keyed hash, as in the outbox. */
  _id: string;
  /** One for each mail that was counted. */
  reservations?: Array<{ mail: Types.ObjectId; at: Date }>;
  /** When the database removes the document; by then none of its entries counts any more. */
  expiresAt: Date;
}

export const quotaDaySchema = new Schema<QuotaDay>(
  {
    _id: String,
    reservations: {
      type: [new Schema({ mail: { type: Schema.Types.ObjectId, required: true }, at: Date }, { _id: false })],
      // An empty list by default would meet the change of the list in the write that begins the day.
      default: undefined,
    },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mail_recipient_days', versionKey: false },
).index({ expiresAt: 1 }, { name: 'mail_recipient_days_expiry', expireAfterSeconds: 0 });
