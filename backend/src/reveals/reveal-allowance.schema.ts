import { Schema } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../effects/pending-effect.js';

/**
 * How many PANs an account may reveal in a day and has revealed today. In one document, so that taking the last one is a
 * single conditional write.
 */
export interface RevealAllowance {
  /** Id of the account. */
  _id: string;
  /** Chosen by an owner; absent: `REVEALS_PER_DAY`. */
  perDay?: number;
  /** The Indian day that `records` belongs to: `2025-01-31`. */
  day?: string;
  /** Ids of the records whose PAN was revealed on that day, each once. */
  records?: string[];
  /** Audit entries that are still to be dispatched, written together with the change they tell of. */
  pendingEffects?: PendingEffect[];
}

export const REVEAL_ALLOWANCE = 'RevealAllowance';

export const revealAllowanceSchema = new Schema<RevealAllowance>(
  {
    _id: String,
    perDay: Number,
    day: String,
    // Lists that are empty by default would meet the change of the list in the write that begins the day.
    records: { type: [String], default: undefined },
    pendingEffects: PENDING_EFFECTS,
  },
  { collection: 'reveal_allowances', versionKey: false, strict: 'throw' },
).index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
