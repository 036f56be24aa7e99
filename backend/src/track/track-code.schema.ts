import { Schema } from 'mongoose';

/** A code requested for a reference and an e-mail address, whether they belong together or not. */
export interface TrackCode {
  /** Keyed hash of reference and address; only the newest code of a pair is valid. */
  _id: string;
  /** Keyed hash; the code itself is only in the mail. */
  codeHash: string;
  /** Attempts so far, counted before the code is compared. */
  tries: number;
  /** The database deletes it some time after. */
  expiresAt: Date;
}

export const TRACK_CODE = 'TrackCode';

export const trackCodeSchema = new Schema<TrackCode>(
  {
    _id: { type: String, required: true },
    codeHash: { type: String, required: true },
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'track_codes', versionKey: false, strict: 'throw' },
).index({ expiresAt: 1 }, { name: 'track_code_expiry', expireAfterSeconds: 0 });
