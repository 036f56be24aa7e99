import type { SchemaDefinition, Types } from 'mongoose';
import type { AuditEvent } from '../audit/audit-log.js';

interface EffectBase {
  /** Unique among the effects of all records; must not contain personal data. */
  key: string;
  /**
   * `waiting` until due, `held` until released, `taken` from when it can no longer be withdrawn, `dead` once it was
   * given up.
   */
  state: 'waiting' | 'held' | 'taken' | 'dead';
  /** Not executed before. */
  dueAt: Date;
  /** It was held before it became due. */
  released?: boolean;
  /** Number of failures. */
  attempts?: number;
  /** Name and code of the last failure, without its message, which may contain what a person typed. */
  lastError?: string;
}

/** A mail to the person the record is about. */
export interface MailEffect extends EffectBase {
  kind: 'mail';
  /** What the source's `composeMail` needs besides the record. */
  content: Record<string, unknown>;
}

/** An audit entry. */
export interface AuditEffect extends EffectBase {
  kind: 'audit';
  content: Omit<AuditEvent, 'key'>;
}

/** Releases the held effects of the record. */
export interface ReleaseEffect extends EffectBase {
  kind: 'release';
  content: Record<string, never>;
}

/** Withdraws another pending effect of the record. */
export interface WithdrawEffect extends EffectBase {
  kind: 'withdraw';
  /** Its key. */
  withdraws: string;
  content: Record<string, never>;
}

/**
 * A pending effect of a write, stored in the record itself in the same write. The relay executes each idempotently,
 * and then removes it.
 */
export type PendingEffect = MailEffect | AuditEffect | ReleaseEffect | WithdrawEffect;

/** A document that can have pending effects. */
export interface EffectRecord {
  _id: Types.ObjectId | string;
  pendingEffects?: PendingEffect[];
}

const text = { type: String, required: true };

/** The mongoose definition of the field `pendingEffects`. */
export const PENDING_EFFECTS: SchemaDefinition[string] = [
  {
    _id: false,
    key: text,
    kind: text,
    state: text,
    dueAt: { type: Date, required: true },
    released: Boolean,
    attempts: Number,
    lastError: String,
    withdraws: String,
    content: { type: Object, required: true },
  },
];

/** Required on every collection whose documents can have pending effects; the relay queries by it. */
export const EFFECTS_DUE = { key: { 'pendingEffects.dueAt': 1 }, name: 'effects_due' } as const;

/**
 * Adds effects to a document, within the write that causes them.
 * @param others pushes of the same write to other lists, since an update can have only one `$push`
 */
export function pushEffects(
  effects: readonly PendingEffect[],
  others: Readonly<Record<string, unknown>> = {},
) {
  return { $push: { ...others, pendingEffects: { $each: [...effects] } } };
}
