import { Schema } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../effects/pending-effect.js';

/**
 * An account's daily number of PAN reveals, and today's reveals. A single document, so that using the last one is one
 * conditional write.
 */
export interface RevealAllowance {
  /** Id of the account. */
  _id: string;
  /** Set by an owner; absent: `REVEALS_PER_DAY`. */
  perDay?: number;
  /** The Indian day of `records`: `2025-01-31`. */
  day?: string;
  /** Ids of the records whose PAN was revealed on that day, without duplicates. */
  records?: string[];
  /** Audit entries still to be dispatched, stored in the same write as the change itself. */
  pendingEffects?: PendingEffect[];
}

export const REVEAL_ALLOWANCE = 'RevealAllowance';

export const revealAllowanceSchema = new Schema<RevealAllowance>(
  {
    _id: String,
    perDay: Number,
    day: String,
    // Default empty lists would conflict with the update of the list in the same upsert.
    records: { type: [String], default: undefined },
    pendingEffects: PENDING_EFFECTS,
  },
  { collection: 'reveal_allowances', versionKey: false, strict: 'throw' },
).index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
