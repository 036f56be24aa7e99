import type { Types } from 'mongoose';
import type { AuditEvent } from '../audit/audit-log.js';
import type { PendingEffect, SubmissionRecord } from './submission-record.js';

/** Stands for "not before it is released". */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * A mail to the person who submitted; `content` is whatever the kind's `composeMail` needs beside the record. It can be
 * taken back for `undoMs` milliseconds, and not at all when that is 0.
 */
export function mailEffect(
  key: string,
  at: Date,
  content: Record<string, unknown>,
  undoMs = 0,
): PendingEffect {
  return { key, kind: 'mail', ...revocable(at, undoMs), content };
}

/** A mail about a suspect record: it waits until someone takes the mark off. */
export function heldMailEffect(key: string, content: Record<string, unknown>): PendingEffect {
  return { key, kind: 'mail', state: 'held', dueAt: NEVER, content };
}

/** An entry of the audit log, written at the time it happened even when it is carried out later. */
export function auditEffect(key: string, at: Date, event: Omit<AuditEvent, 'key' | 'at'>): PendingEffect {
  return { key, kind: 'audit', state: 'waiting', dueAt: at, content: { ...event, at } };
}

/** Lets the mails go that were held while the record was suspect; can be taken back as `mailEffect` can. */
export function releaseEffect(key: string, at: Date, undoMs = 0): PendingEffect {
  return { key, kind: 'release', ...revocable(at, undoMs), content: {} };
}

/** Takes back a mail or a release that is still waiting in the record. */
export function withdrawEffect(at: Date, withdraws: string): PendingEffect {
  return {
    key: `${withdraws}:withdraw`,
    kind: 'withdraw',
    state: 'waiting',
    dueAt: at,
    withdraws,
    content: {},
  };
}

function revocable(at: Date, undoMs: number): Pick<PendingEffect, 'state' | 'dueAt'> {
  return { state: undoMs === 0 ? 'taken' : 'waiting', dueAt: new Date(at.getTime() + undoMs) };
}

/** Keys of all mails that a record can have brought about, those still to come included. */
export function mailKeysOf({
  _id,
  revision,
  pendingEffects,
}: Pick<SubmissionRecord, '_id' | 'revision' | 'pendingEffects'>): string[] {
  const decided = Array.from({ length: revision }, (_, change) => decisionMailKey(_id, change + 1));
  const pending = pendingEffects.flatMap(({ key, kind }) => (kind === 'mail' ? [key] : []));
  return [...new Set([receivedMailKey(_id), ...decided, ...pending])];
}

/** Key of the mail that confirms the arrival. */
export function receivedMailKey(id: Types.ObjectId): string {
  return `${id.toHexString()}:received`;
}

/** Key of the mail about the change that led to this revision. */
export function decisionMailKey(id: Types.ObjectId, revision: number): string {
  return `${id.toHexString()}:decided:${revision}`;
}

/** Key of the release that belongs to this change, when it took the suspect mark off. */
export function releaseKey(changeKey: string): string {
  return `${changeKey}:release`;
}

/** The entry an audit effect was made from. */
export function auditEventOf(effect: PendingEffect): AuditEvent {
  // Only auditEffect makes effects of this kind.
  return { ...(effect.content as unknown as AuditEvent), key: effect.key };
}
