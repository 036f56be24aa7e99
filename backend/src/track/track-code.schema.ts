import { Schema } from 'mongoose';

/** A code that was asked for with a reference and an e-mail address, whether these belong together or not. */
export interface TrackCode {
  /** Keyed hash of reference and address: the newest code for them is the one that counts. */
  _id: string;
  /** Keyed hash; the code itself is nowhere but in the mail. */
  codeHash: string;
  /** Uses so far, counted before the code is compared. */
  tries: number;
  /** The database removes it some time after. */
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
