import { Schema } from 'mongoose';

/** The result of the last check of the whole chain, and the claim on the next one; a single document. */
export interface ChainCheckRecord {
  _id: 'chain';
  /** Until then a process is checking the chain, unless it has died. */
  claimedUntil?: Date;
  checkedAt?: Date;
  /** Number of entries at the time. */
  entries?: number;
  /** Hash of the last entry of an intact log: the next check must find it again. */
  lastHash?: string;
  /** Number of changed or missing entries. */
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
