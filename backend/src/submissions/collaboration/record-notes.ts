import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { type AdminOrigin, concerning } from '../../audit/audit-actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { isRecordId } from '../../common/http/request/record-id.param.js';
import { auditEffect } from '../../effects/effects.js';
import { colleagueMail } from '../effects/colleague-mail.js';
import { SubmissionEffects } from '../effects/submission-effects.js';
import { auditSubject } from '../record/record-origin.js';
import { findRecord } from '../record/store/find-record.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { NOTE_MINUTES, type OfficeNote, type SubmissionRecord } from '../record/submission-record.js';
import { Colleagues } from './colleagues.js';
import { mentionsIn } from './mentions.js';

/** Maximum number of notes per record. They are stored in its document, which must stay far below the size limit. */
const MAX_NOTES = 200;

export const TOO_MANY_NOTES = `This record has ${MAX_NOTES} notes, which is the maximum.`;
export const NO_SUCH_NOTE = 'There is no such note.';
export const NOT_OWN_NOTE = 'Only its author can delete a note.';
export const NOTE_TOO_OLD = `A note can only be deleted within ${NOTE_MINUTES} minutes.`;

/** The office's notes on records. */
@Injectable()
export class RecordNotes {
  constructor(
    private readonly effects: SubmissionEffects,
    private readonly colleagues: Colleagues,
  ) {}

  /**
   * Adds a note and notifies the mentioned colleagues. The same text by the same person within ten minutes adds
   * nothing.
   * @returns the record as it is now
   * @throws AppError NOT_FOUND; CONFLICT when the record has the maximum number of notes
   */
  async add<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    text: string,
    origin: AdminOrigin,
  ): Promise<R> {
    const record = await findRecord(kind, id);
    const named = text.includes('@')
      ? mentionsIn(text, await this.colleagues.withPermission(kind.readPermission))
      : [];
    const at = new Date();
    const mentions = named.map(({ adminId, email }) => ({ adminId, email }));
    const note: OfficeNote = { _id: new Types.ObjectId(), by: origin.actor, at, text, mentions };
    const key = keyOf(record, note._id);
    const told = named.filter(({ adminId, wantsMails }) => wantsMails && adminId !== origin.actor.adminId);
    const added = await kind.store.addNote(record._id, note, {
      max: MAX_NOTES,
      repeatedSince: recently(),
      effects: [
        auditEffect(`${key}:audit`, at, {
          ...auditSubject(kind, record, origin),
          action: `${kind.auditPrefix}.note_added`,
          ...(mentions.length > 0 && {
            detail: { mentioned: mentions.map(({ email }) => email), ...concerning(...mentions) },
          }),
        }),
        ...told.map((colleague) =>
          colleagueMail(
            `${key}:${colleague.adminId}`,
            at,
            { kind, record, event: 'mentioned' },
            colleague,
            origin,
          ),
        ),
      ],
    });
    if (added) this.effects.dispatchNow(kind, record._id);
    const now = await findRecord(kind, id);
    if (!added && !isRepeat(now, note)) throw new AppError('CONFLICT', TOO_MANY_NOTES);
    return now;
  }

  /**
   * Removes the caller's own note.
   * @returns the record as it is now
   * @throws AppError NOT_FOUND; FORBIDDEN when somebody else wrote it; CONFLICT when it is older than ten minutes
   */
  async remove<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    noteId: string,
    origin: AdminOrigin,
  ): Promise<R> {
    const record = await findRecord(kind, id);
    const note = isRecordId(noteId) && record.notes?.find(({ _id }) => _id.equals(noteId));
    if (!note) throw new AppError('NOT_FOUND', NO_SUCH_NOTE);
    if (note.by.adminId !== origin.actor.adminId) throw new AppError('FORBIDDEN', NOT_OWN_NOTE);
    const since = recently();
    if (note.at <= since) throw new AppError('CONFLICT', NOTE_TOO_OLD);
    const removed = await kind.store.removeNote(
      record._id,
      { _id: note._id, by: origin.actor.adminId, since },
      auditEffect(`${keyOf(record, note._id)}:removed:audit`, new Date(), {
        ...auditSubject(kind, record, origin),
        action: `${kind.auditPrefix}.note_removed`,
      }),
    );
    if (!removed) throw new AppError('NOT_FOUND', NO_SUCH_NOTE);
    this.effects.dispatchNow(kind, record._id);
    return findRecord(kind, id);
  }
}

function keyOf({ _id }: SubmissionRecord, noteId: Types.ObjectId): string {
  return `${_id.toHexString()}:note:${noteId.toHexString()}`;
}

/** Start of the period in which a note can be removed, and the same text counts as a repeat. */
function recently(): Date {
  return new Date(Date.now() - NOTE_MINUTES * 60_000);
}

/** Whether the author has just written the same text. */
function isRepeat({ notes = [] }: SubmissionRecord, { by, text }: OfficeNote): boolean {
  const since = recently();
  return notes.some((one) => one.by.adminId === by.adminId && one.text === text && one.at >= since);
}
