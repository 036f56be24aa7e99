import type { AuditEvent } from '../audit/audit-log.js';
import { DELAYED_MS } from '../mail/outbox/claimed-mail.js';
import type {
  AuditEffect,
  MailEffect,
  PendingEffect,
  ReleaseEffect,
  WithdrawEffect,
} from './pending-effect.js';

/** Means "not before it is released". */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * A mail to the person the record is about; `content` is what the source's `composeMail` needs besides the record. It
 * can be withdrawn for `undoMs` milliseconds, or not at all when that is 0.
 */
export function mailEffect(key: string, at: Date, content: Record<string, unknown>, undoMs = 0): MailEffect {
  return { key, kind: 'mail', ...revocable(at, undoMs), content };
}

/** A mail about a suspect record: it is held until somebody removes the mark. */
export function heldMailEffect(key: string, content: Record<string, unknown>): MailEffect {
  return { key, kind: 'mail', state: 'held', dueAt: NEVER, content };
}

/** An audit entry, dated when the event happened even if it is written later. */
export function auditEffect(key: string, at: Date, event: Omit<AuditEvent, 'key' | 'at'>): AuditEffect {
  return { key, kind: 'audit', state: 'waiting', dueAt: at, content: { ...event, at } };
}

/** Releases the mails that were held while the record was suspect; can be withdrawn like `mailEffect`. */
export function releaseEffect(key: string, at: Date, undoMs = 0): ReleaseEffect {
  return { key, kind: 'release', ...revocable(at, undoMs), content: {} };
}

/** Withdraws a pending mail or release of the record. */
export function withdrawEffect(at: Date, withdraws: string): WithdrawEffect {
  return {
    key: `${withdraws}:withdraw`,
    kind: 'withdraw',
    state: 'waiting',
    dueAt: at,
    withdraws,
    content: {},
  };
}

/**
 * The audit entry of an audit effect. Its key contains the time: after a restored backup, a change can have the revision,
 * and so the effect's key, of another change that the log contains already.
 */
export function auditEventOf({ key, content }: AuditEffect): AuditEvent {
  return { ...content, key: content.at ? `${key}:${content.at.getTime()}` : key };
}

function revocable(at: Date, undoMs: number): Pick<PendingEffect, 'state' | 'dueAt'> {
  return { state: undoMs === 0 ? 'taken' : 'waiting', dueAt: new Date(at.getTime() + undoMs) };
}

/** Whether the mail is composed a while after it was due, as after an outage. */
export function isLate({ attempts = 0, dueAt }: MailEffect): boolean {
  return attempts > 0 || Date.now() - dueAt.getTime() > DELAYED_MS;
}
