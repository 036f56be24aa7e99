import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { type AuditEvent, AuditLog } from '../audit/audit-log.js';
import { AppError } from '../common/errors/app-error.js';
import {
  auditEffect,
  decisionMailKey,
  heldMailEffect,
  mailEffect,
  releaseEffect,
  withdrawEffect,
} from './effects.js';
import { EffectsRelay } from './effects-relay.js';
import { judgeWish } from './status-rules.js';
import type { SubmissionKind } from './submission-kind.js';
import type { Actor, SubmissionRecord } from './submission-record.js';
import type { StatusChange } from './submission-store.js';

/** How long an undoable decision keeps its mail back, in milliseconds. */
const UNDO_MS = 10_000;
const RECORD_ID = /^[0-9a-f]{24}$/i;
/** Tries to write over a record that others change at the same time. */
const TRIES = 5;

/**
 * Who asks: an administrator with the network address they work from, the operator, or otherwise the person behind the
 * record. Where that person was is not kept with what they sent, as /privacy says, so there is no place for it.
 */
export type Author = { by: Actor; from: string } | { by: null; from?: 'command line' };

/** What a reviewer, or the person behind the record, asks for. */
export type StatusRequest<S extends string> = Author & StatusWishes<S>;

interface StatusWishes<S extends string> {
  status: S;
  reason?: string | undefined;
  /** The state the reviewer saw; absent from older clients. */
  expectedStatus?: S | undefined;
  /** The mail waits ten seconds, in which going back takes it back. */
  undoable?: boolean | undefined;
  /** The reviewer says the record is genuine: the suspect mark goes, and with it the hold on its mails. */
  clearSuspect?: boolean | undefined;
}

/** Changes the status of submissions: state, history and everything that follows from it in one conditional write. */
@Injectable()
export class StatusChanger {
  constructor(
    private readonly relay: EffectsRelay,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The record as it is afterwards. Repeating one's own decision changes nothing.
   *
   * @param show the record as whoever asks would read it by itself: what the answer to a conflict carries
   * @throws AppError NOT_FOUND; CONFLICT with the current record when another reviewer was first or the step is not
   * allowed
   */
  async change<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    request: StatusRequest<R['status']>,
    show: (record: R) => object | Promise<object>,
  ): Promise<R> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const current = await find(kind, id);
      const decidedBy = current.history.at(-1)?.by?.adminId;
      const verdict = judgeWish<R['status']>(
        kind.rules,
        { status: current.status, decidedBy },
        { status: request.status, expectedStatus: request.expectedStatus, adminId: request.by?.adminId },
      );
      if (verdict === 'conflict') return this.refuse(kind, current, request, show);
      if (verdict === 'repeat') return this.repeat(kind, current, request);
      if (await this.write(kind, current, request)) {
        this.relay.hurry(kind, current._id);
        return find(kind, id);
      }
    }
    throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
      retryAfterSeconds: 1,
    });
  }

  /** Undoes the last change while its mail waits, or else makes a new one. */
  private async write<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<boolean> {
    const mailKey = waitingMailToTakeBack(kind, current, request);
    if (mailKey !== undefined) {
      const undo = plan(kind, current, request, mailKey);
      if (await kind.store.changeStatus(current._id, current.revision, undo)) return true;
      // The mail may have left in this moment; going back is then a change of its own.
    }
    return kind.store.changeStatus(current._id, current.revision, plan(kind, current, request));
  }

  private async repeat<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
  ): Promise<R> {
    if (!current.suspect || !request.clearSuspect) return current;
    const at = new Date();
    const key = `${current._id.toHexString()}:cleared`;
    await kind.store.clearSuspect(current._id, [
      releaseEffect(`${key}:release`, at),
      auditEffect(`${key}:audit`, at, {
        ...auditSubject(kind, current, request),
        action: `${kind.actions}.suspect_cleared`,
        before: { suspect: true },
        after: { suspect: false },
      }),
    ]);
    this.relay.hurry(kind, current._id);
    return find(kind, current._id.toHexString());
  }

  private async refuse<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    current: R,
    request: StatusRequest<R['status']>,
    show: (record: R) => object | Promise<object>,
  ): Promise<never> {
    await this.audit.record({
      ...auditSubject(kind, current, request),
      action: `${kind.actions}.status_change_refused`,
      before: { status: current.status },
      detail: { wanted: request.status },
    });
    throw new AppError('CONFLICT', conflictSentence(kind, current, request), { data: await show(current) });
  }
}

/** The author as the audit log keeps them. */
export function authorship(author: Author): Pick<AuditEvent, 'actor' | 'from'> {
  const { by: actor, from } = author;
  return { actor, ...(from === undefined ? {} : { from }) };
}

/** The record with this id. @throws AppError NOT_FOUND, for anything that is no id as well. */
export async function find<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: string): Promise<R> {
  const record = RECORD_ID.test(id) ? await kind.store.findById(new Types.ObjectId(id)) : null;
  if (record === null || record.erasing) throw new AppError('NOT_FOUND', 'There is no such record.');
  return record;
}

/** The key of the last change's mail, when the wish goes back where that change came from and the mail still waits. */
function waitingMailToTakeBack<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): string | undefined {
  const goesBack = current.history.at(-2)?.status === request.status;
  // Deciding again with a new reason is news for the applicant, not an undo.
  const isUndo = goesBack && (request.reason === undefined || request.status === kind.rules.initial);
  const key = decisionMailKey(current._id, current.revision);
  const waits = current.pendingEffects.some((effect) => effect.key === key && effect.state !== 'taken');
  return isUndo && waits ? key : undefined;
}

/** Everything one change writes. With `takesBack` it is an undo: no mail of its own, and that one is withdrawn. */
function plan<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
  takesBack?: string,
): StatusChange {
  const at = new Date();
  const { status, reason, by, undoable = false } = request;
  const key = decisionMailKey(current._id, current.revision + 1);
  const clearSuspect = current.suspect && (request.clearSuspect === true || status === 'approved');
  const news = { status, ...(reason === undefined ? {} : { reason }) };
  const told = by === null ? { ...news, own: true } : news;
  const mail =
    current.suspect && !clearSuspect
      ? heldMailEffect(key, told)
      : mailEffect(key, at, told, undoable ? UNDO_MS : 0);
  const effects = [
    auditEffect(`${key}:audit`, at, {
      ...auditSubject(kind, current, request),
      action: `${kind.actions}.status_changed`,
      before: { status: current.status },
      after: news,
      ...(takesBack === undefined ? {} : { detail: { undo: true } }),
    }),
    ...(clearSuspect ? [releaseEffect(`${key}:release`, at)] : []),
    takesBack === undefined ? mail : withdrawEffect(`${key}:withdraw`, at, takesBack),
  ];
  return {
    entry: { ...news, at, ...(by === null ? {} : { by }) },
    effects,
    clearSuspect,
    ...(takesBack === undefined ? {} : { whileWaiting: takesBack }),
  };
}

function auditSubject<R extends SubmissionRecord>(kind: SubmissionKind<R>, record: R, author: Author) {
  return {
    ...authorship(author),
    subject: { kind: kind.subject, id: record._id.toHexString(), reference: record.reference },
  };
}

function conflictSentence<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): string {
  const seen = request.expectedStatus ?? current.status;
  if (seen !== current.status || current.status === request.status) {
    return `Someone else was faster: this record is ${current.status} now.`;
  }
  const next = kind.rules.next[current.status as R['status']];
  if (next.length === 0) return `This record is ${current.status}, and that is final.`;
  return next.includes(request.status)
    ? `This record is ${current.status} now.`
    : `A record that is ${current.status} cannot become ${request.status} directly. Reopen it first.`;
}
