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

/** How long something undoable keeps its mail back, and how long going back counts as an undo, in milliseconds. */
export const UNDO_MS = 10_000;
export const CHANGED_SINCE = 'Somebody else has changed this record since. Nothing was undone.';
export const MAIL_HAS_LEFT = 'The mail has left. It cannot be undone any more.';
/** For a record whose mails are held, so that none has left. */
export const UNDO_IS_OVER = 'The time to undo this is over. Nothing was undone.';

/** What a reviewer, or the person behind the record, asks for. */
export type StatusRequest<S extends string> = RecordOrigin & RequestedChange<S>;

export interface RequestedChange<S extends string> {
  status: S;
  reason?: string | undefined;
  /** The state the reviewer saw; absent from older clients. */
  expectedStatus?: S | undefined;
  /** The mail waits ten seconds, in which going back takes it back. */
  undoable?: boolean | undefined;
  /** Nothing but an undo is wanted: once the mail has left, nothing changes. */
  undo?: boolean | undefined;
  /** The reviewer says the record is genuine: the suspect mark goes, and with it the hold on its mails. */
  clearSuspect?: boolean | undefined;
}

/** Whether the last change is of whoever asks: an undo that is sent again must not take back what came after it. */
export function isOwnChange<R extends SubmissionRecord>(
  { history }: R,
  { actor: by }: StatusRequest<R['status']>,
): boolean {
  return history.at(-1)?.by?.adminId === by?.adminId;
}

/**
 * Keys of what the last change brought about and undoing it takes back: its mail, and the release of the mails that were
 * held before it. None unless the request goes back where that change came from, in time, and the mail is still pending.
 */
export function pendingEffectsToUndo<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): string[] {
  const [before, last] = current.history.slice(-2);
  const isReversal = last !== undefined && before?.status === request.status;
  // Deciding again with a new reason is news for the applicant, not an undo.
  const hasNoNewReason = request.reason === undefined || request.status === kind.rules.initial;
  // A held mail may wait for weeks; going back then is a change of its own.
  const isUndo = isReversal && hasNoNewReason && Date.now() <= last.at.getTime() + UNDO_MS;
  const mail = decisionMailKey(current._id, current.revision);
  const isPending = (key: string) =>
    current.pendingEffects.some((effect) => effect.key === key && effect.state !== 'taken');
  if (!isUndo || !isPending(mail)) return [];
  // Whoever goes back and says that the record is not spam wants the held mails to go all the same.
  const release = releaseKey(mail);
  return isPending(release) && !request.clearSuspect ? [mail, release] : [mail];
}

/** Lets the held mails go, as soon as the change that says that the record is not spam cannot be undone any more. */
function releaseOf<R extends SubmissionRecord>(
  current: R,
  { undoable }: StatusRequest<R['status']>,
  at: Date,
) {
  const key = releaseKey(decisionMailKey(current._id, current.revision + 1));
  return releaseEffect(key, at, undoable ? UNDO_MS : 0);
}

/** Everything one change writes. */
export function plan<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): StatusChange {
  const at = new Date();
  const undoMs = request.undoable ? UNDO_MS : 0;
  const key = decisionMailKey(current._id, current.revision + 1);
  const news = newsOf(request);
  const told = request.actor === null ? { ...news, own: true } : news;
  const clears = current.suspect && (request.clearSuspect === true || request.status === 'approved');
  const held = current.suspect && !clears;
  return {
    entry: entryOf(request, at),
    effects: [
      changedEffect(kind, current, request, at),
      ...(clears ? [releaseOf(current, request, at)] : []),
      held ? heldMailEffect(key, told) : mailEffect(key, at, told, undoMs),
    ],
    suspect: held,
    whilePending: [],
  };
}

/**
 * Everything an undo writes: it has no mail of its own, and leaves the record as suspect as it was, unless the reviewer says
 * that it is not spam.
 */
export function planUndo<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
  pendingKeys: readonly string[],
): StatusChange {
  const at = new Date();
  const takesReleaseBack = pendingKeys.includes(releaseKey(decisionMailKey(current._id, current.revision)));
  const clears = current.suspect && request.clearSuspect === true;
  return {
    entry: { ...entryOf(request, at), undo: true },
    effects: [
      changedEffect(kind, current, request, at, { undo: true }),
      // Before the release, which would let the mail of what is undone go as well.
      ...pendingKeys.map((key) => withdrawEffect(at, key)),
      ...(clears ? [releaseOf(current, request, at)] : []),
    ],
    suspect: !clears && (current.suspect || takesReleaseBack),
    whilePending: pendingKeys,
  };
}

function newsOf<S extends string>({ status, reason }: StatusRequest<S>) {
  return { status, ...(reason === undefined ? {} : { reason }) };
}

function entryOf<S extends string>(request: StatusRequest<S>, at: Date): HistoryEntry<S> {
  return { ...newsOf(request), at, ...(request.actor === null ? {} : { by: request.actor }) };
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
    after: newsOf(request),
    ...(detail === undefined ? {} : { detail }),
  });
}
