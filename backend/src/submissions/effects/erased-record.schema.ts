import { Schema, type Types } from 'mongoose';

/** A recently erased record. */
export interface ErasedRecord {
  /** Id of the former record. */
  _id: Types.ObjectId;
  /** Its audit subject. */
  kind: string;
  erasedAt: Date;
}

export const ERASED_RECORD = 'ErasedRecord';

/** Index for finding the records whose erasure is to be repeated. */
export const ERASED_OLDEST = 'erased_records_oldest';

export const erasedRecordSchema = new Schema<ErasedRecord>(
  {
    kind: { type: String, required: true },
    erasedAt: { type: Date, required: true },
  },
  { collection: 'erased_records', versionKey: false, strict: 'throw' },
);
erasedRecordSchema.index({ erasedAt: 1 }, { name: ERASED_OLDEST });
