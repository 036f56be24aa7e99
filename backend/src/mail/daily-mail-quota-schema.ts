import { Schema, type Types } from 'mongoose';

export const RECIPIENT_DAY_MODEL = 'RecipientDay';

/**
 * The places that mails have taken of one unverified address's day. In one document, so that taking one is a single
 * conditional write: places counted over several documents are either given out twice or, by two who ask at the same
 * moment, to neither.
 */
export interface RecipientDay {
  /** The address's keyed hash, as in the outbox. */
  _id: string;
  places?: Array<{ mail: Types.ObjectId; at: Date }>;
  /** From then on no place counts any more, and the document goes. */
  expiresAt: Date;
}

export const recipientDaySchema = new Schema<RecipientDay>(
  {
    _id: String,
    places: {
      type: [new Schema({ mail: { type: Schema.Types.ObjectId, required: true }, at: Date }, { _id: false })],
      // An empty list by default would meet the change of the list in the write that begins the day.
      default: undefined,
    },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mail_recipient_days', versionKey: false },
).index({ expiresAt: 1 }, { name: 'mail_recipient_days_expiry', expireAfterSeconds: 0 });
