import { Schema, type Types } from 'mongoose';

/** A record that was erased a short while ago. */
export interface ErasedRecord {
  /** Id that the record had. */
  _id: Types.ObjectId;
  /** Its kind, as the audit log calls it. */
  kind: string;
  erasedAt: Date;
}

export const ERASED_RECORD = 'ErasedRecord';

/** Index along which those are found whose erasure is to be repeated. */
export const ERASED_OLDEST = 'erased_records_oldest';

export const erasedRecordSchema = new Schema<ErasedRecord>(
  {
    kind: { type: String, required: true },
    erasedAt: { type: Date, required: true },
  },
  { collection: 'erased_records', versionKey: false, strict: 'throw' },
);
erasedRecordSchema.index({ erasedAt: 1 }, { name: ERASED_OLDEST });
