import type { SchemaDefinition, Types } from 'mongoose';
import type { AuditEvent } from '../audit/audit-log.js';

interface EffectBase {
  /** Unique among all effects of all records, without personal data. */
  key: string;
  /**
   * `waiting` until due, `held` until released, `taken` from the moment nothing can take it back, `dead` once it was given
   * up.
   */
  state: 'waiting' | 'held' | 'taken' | 'dead';
  /** Not carried out before. */
  dueAt: Date;
  /** It was held, for whatever time, before it became due. */
  released?: boolean;
  /** How often it failed. */
  attempts?: number;
  /** Name and code of the last failure, without its words, which may repeat what a person typed. */
  lastError?: string;
}

/** A mail to the person the record is about. */
export interface MailEffect extends EffectBase {
  kind: 'mail';
  /** What the source's `composeMail` needs beside the record. */
  content: Record<string, unknown>;
}

/** An entry of the audit log. */
export interface AuditEffect extends EffectBase {
  kind: 'audit';
  content: Omit<AuditEvent, 'key'>;
}

/** Lets the effects go that are held in the record. */
export interface ReleaseEffect extends EffectBase {
  kind: 'release';
  content: Record<string, never>;
}

/** Takes another effect of the record back, which is still pending. */
export interface WithdrawEffect extends EffectBase {
  kind: 'withdraw';
  /** Its key. */
  withdraws: string;
  content: Record<string, never>;
}

/**
 * What still has to happen because of a write, kept in the record itself so that both are one write. The relay carries
 * each out, idempotently, and then removes it.
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

/** Every collection whose documents can have pending effects has this index; the relay reads along it. */
export const EFFECTS_DUE = { key: { 'pendingEffects.dueAt': 1 }, name: 'effects_due' } as const;

/**
 * Adds effects to a document, within the write that causes them.
 *
 * @param others what the same write pushes to other lists: an update has one `$push`
 */
export function pushEffects(
  effects: readonly PendingEffect[],
  others: Readonly<Record<string, unknown>> = {},
) {
  return { $push: { ...others, pendingEffects: { $each: [...effects] } } };
}
