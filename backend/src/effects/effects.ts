import type { AuditEvent } from '../audit/audit-log.js';
import type {
  AuditEffect,
  MailEffect,
  PendingEffect,
  ReleaseEffect,
  WithdrawEffect,
} from './pending-effect.js';

/** Stands for "not before it is released". */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * A mail to the person the record is about; `content` is whatever the source's `composeMail` needs beside the record. It
 * can be taken back for `undoMs` milliseconds, and not at all when that is 0.
 */
export function mailEffect(key: string, at: Date, content: Record<string, unknown>, undoMs = 0): MailEffect {
  return { key, kind: 'mail', ...revocable(at, undoMs), content };
}

/** A mail about a suspect record: it waits until someone takes the mark off. */
export function heldMailEffect(key: string, content: Record<string, unknown>): MailEffect {
  return { key, kind: 'mail', state: 'held', dueAt: NEVER, content };
}

/** An entry of the audit log, written at the time it happened even when it is carried out later. */
export function auditEffect(key: string, at: Date, event: Omit<AuditEvent, 'key' | 'at'>): AuditEffect {
  return { key, kind: 'audit', state: 'waiting', dueAt: at, content: { ...event, at } };
}

/** Lets the mails go that were held while the record was suspect; can be taken back as `mailEffect` can. */
export function releaseEffect(key: string, at: Date, undoMs = 0): ReleaseEffect {
  return { key, kind: 'release', ...revocable(at, undoMs), content: {} };
}

/** Takes back a mail or a release that is still pending in the record. */
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

/** The entry an audit effect was made from. */
export function auditEventOf({ key, content }: AuditEffect): AuditEvent {
  return { ...content, key };
}

function revocable(at: Date, undoMs: number): Pick<PendingEffect, 'state' | 'dueAt'> {
  return { state: undoMs === 0 ? 'taken' : 'waiting', dueAt: new Date(at.getTime() + undoMs) };
}
