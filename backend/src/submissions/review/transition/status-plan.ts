import {
  auditEffect,
  heldMailEffect,
  mailEffect,
  releaseEffect,
  withdrawEffect,
} from '../../../effects/effects.js';
import type { PendingEffect } from '../../../effects/pending-effect.js';
import { decisionMailKey, releaseKey } from '../../effects/mail-keys.js';
import { auditSubject, type RecordOrigin } from '../../record/record-origin.js';
import type { SubmissionKind } from '../../record/submission-kind.js';
import type { HistoryEntry, StatusChange, SubmissionRecord } from '../../record/submission-record.js';

/** How long the mail of an undoable change is delayed, and how long going back counts as an undo, in ms. */
export const UNDO_MS = 10_000;
export const CHANGED_SINCE = 'Somebody else has changed this record since. Nothing was undone.';
export const MAIL_ALREADY_SENT = 'The mail has left. It cannot be undone any more.';
/** For a record whose mails are held, so that none was sent. */
export const UNDO_EXPIRED = 'The time to undo this is over. Nothing was undone.';

/** A change of status requested by a reviewer or by the person behind the record. */
export type StatusRequest<S extends string> = RecordOrigin & RequestedChange<S>;

export interface RequestedChange<S extends string> {
  status: S;
  reason?: string | undefined;
  /** The state that the reviewer saw; older clients do not send it. */
  expectedStatus?: S | undefined;
  /** Delays the mail by ten seconds, within which going back withdraws it. */
  undoable?: boolean | undefined;
  /** Only an undo is wanted: once the mail was sent, nothing changes. */
  undo?: boolean | undefined;
  /** The reviewer confirms that the record is genuine: removes the suspect mark and releases its mails. */
  clearSuspect?: boolean | undefined;
}

/** Whether the caller made the last change: a repeated undo must not undo later changes of others. */
export function isOwnChange<R extends SubmissionRecord>(
  { history }: R,
  { actor: by }: StatusRequest<R['status']>,
): boolean {
  return history.at(-1)?.by?.adminId === by?.adminId;
}

/**
 * Keys of the effects of the last change that an undo withdraws: its mail, and the release of mails held before.
 * Empty unless the request returns to the state before that change, in time, and the mail is still pending.
 */
export function pendingEffectsToUndo<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): string[] {
  const [before, last] = current.history.slice(-2);
  const isReversal = last !== undefined && before?.status === request.status;
  // Deciding again with a new reason is a new message for the applicant, not an undo.
  const hasNoNewReason = request.reason === undefined || request.status === kind.rules.initial;
  // A held mail may stay pending for weeks; going back is then a new change.
  const isUndo = isReversal && hasNoNewReason && Date.now() <= last.at.getTime() + UNDO_MS;
  const mail = decisionMailKey(current._id, current.revision);
  const isPending = (key: string) =>
    current.pendingEffects.some((effect) => effect.key === key && effect.state !== 'taken');
  if (!isUndo || !isPending(mail)) return [];
  // If the reviewer goes back but says that the record is not spam, the held mails must be sent anyway.
  const release = releaseKey(mail);
  return isPending(release) && !request.clearSuspect ? [mail, release] : [mail];
}

/** Releases the held mails, once the change that removed the suspect mark cannot be undone any more. */
function releaseOf<R extends SubmissionRecord>(
  current: R,
  { undoable }: StatusRequest<R['status']>,
  at: Date,
) {
  const key = releaseKey(decisionMailKey(current._id, current.revision + 1));
  return releaseEffect(key, at, undoable ? UNDO_MS : 0);
}

/** Everything that a change writes. */
export function planChange<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): StatusChange {
  const at = new Date();
  const undoMs = request.undoable ? UNDO_MS : 0;
  const key = decisionMailKey(current._id, current.revision + 1);
  const decision = decisionOf(request);
  const content = request.actor === null ? { ...decision, own: true } : decision;
  const clears = current.suspect && (request.clearSuspect === true || request.status === 'approved');
  const held = current.suspect && !clears;
  const entry = entryOf(request, at);
  const after = { ...current, status: entry.status, history: [...current.history, entry] };
  return {
    entry,
    effects: [
      changedEffect(kind, current, request, at, kind.changeDetail(current, after)),
      ...(clears ? [releaseOf(current, request, at)] : []),
      held ? heldMailEffect(key, content) : mailEffect(key, at, content, undoMs),
    ],
    suspect: held,
    whilePending: [],
  };
}

/**
 * Everything that an undo writes: it sends no mail, and restores the suspect mark unless the reviewer says that the
 * record is not spam.
 */
export function planUndo<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
  pendingKeys: readonly string[],
): StatusChange {
  const at = new Date();
  const withdrawsRelease = pendingKeys.includes(releaseKey(decisionMailKey(current._id, current.revision)));
  const clears = current.suspect && request.clearSuspect === true;
  return {
    entry: { ...entryOf(request, at), undo: true },
    effects: [
      changedEffect(kind, current, request, at, { undo: true }),
      // Before the release, which would otherwise also release the mail of the undone change.
      ...pendingKeys.map((key) => withdrawEffect(at, key)),
      ...(clears ? [releaseOf(current, request, at)] : []),
    ],
    suspect: !clears && (current.suspect || withdrawsRelease),
    whilePending: pendingKeys,
  };
}

function decisionOf<S extends string>({ status, reason }: StatusRequest<S>) {
  return { status, ...(reason === undefined ? {} : { reason }) };
}

function entryOf<S extends string>(request: StatusRequest<S>, at: Date): HistoryEntry<S> {
  return { ...decisionOf(request), at, ...(request.actor === null ? {} : { by: request.actor }) };
}

function changedEffect<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
  at: Date,
  detail?: Record<string, unknown>,
): PendingEffect {
  return auditEffect(`${decisionMailKey(current._id, current.revision + 1)}:audit`, at, {
    ...auditSubject(kind, current, request),
    action: `${kind.auditPrefix}.status_changed`,
    before: { status: current.status },
    after: decisionOf(request),
    ...(detail === undefined ? {} : { detail }),
  });
}
