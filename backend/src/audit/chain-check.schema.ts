import { Schema } from 'mongoose';

/** What the last look at the whole chain found, and whose turn the next one is; one document. */
export interface ChainCheckRecord {
  _id: 'chain';
  /** A process looks at the chain until then, unless it died. */
  claimedUntil?: Date;
  checkedAt?: Date;
  /** Entries in the chain at that time. */
  entries?: number;
  /** Hash of the last entry of a log that was whole: the next check must find it again. */
  lastHash?: string;
  /** How many of them were changed, or are missing. */
  problems?: number;
}

export const CHAIN_CHECK = 'ChainCheck';

export const chainCheckSchema = new Schema<ChainCheckRecord>(
  {
    _id: { type: String, required: true },
    claimedUntil: Date,
    checkedAt: Date,
    entries: Number,
    lastHash: String,
    problems: Number,
  },
  { collection: 'audit_chain_checks', versionKey: false, strict: 'throw' },
);
