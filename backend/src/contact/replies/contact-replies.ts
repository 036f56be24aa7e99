import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AdminOrigin } from '../../audit/audit-actor.js';
import { AppError, busy } from '../../common/errors/app-error.js';
import { isRecordId } from '../../common/http/request/record-id.param.js';
import { auditEffect, mailEffect, withdrawEffect } from '../../effects/effects.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { MailSender } from '../../mail/sending/mail-sender.js';
import { blockAsText } from '../../mail/templates/rendering/mail-text.js';
import { SubmissionEffects } from '../../submissions/effects/submission-effects.js';
import { assertIdempotencyKey } from '../../submissions/intake/idempotency.js';
import { auditSubject } from '../../submissions/record/record-origin.js';
import { findRecord } from '../../submissions/record/store/find-record.js';
import type { SubmissionLocale } from '../../submissions/record/values/submission-locale.js';
import { MAIL_ALREADY_SENT, UNDO_MS } from '../../submissions/review/transition/status-plan.js';
import { ContactKind } from '../contact-kind.js';
import type { ContactMessage } from '../contact-message.schema.js';
import { activeReplies, type ContactReply, MAX_REPLIES, replyMailKey } from './contact-reply.js';
import type { ReplyForm } from './dto/reply.forms.js';
import type { ReplyDelivery, ReplyFrameView } from './dto/reply.view.js';

/** Attempts at a write that conflicts with concurrent changes. */
const MAX_ATTEMPTS = 5;

export const TOO_MANY_REPLIES = `This message has ${MAX_REPLIES} replies, which is the maximum.`;
export const SUSPECT_MESSAGE =
  'This message may have been sent by a program. Mark it as not spam before you reply.';
export const REPLY_UNDONE = 'This reply was undone. Nothing was sent.';
export const NO_SUCH_REPLY = 'There is no such reply.';
export const NOT_OWN_REPLY = 'Only its author can undo a reply.';

/** The result of a call. */
export interface ReplyOutcome {
  /** The record as it is now. */
  record: ContactMessage;
  /** Why nothing was sent. */
  conflict?: string;
}

/** Replies to contact messages: each is stored with its message and sent as one mail. */
@Injectable()
export class ContactReplies {
  constructor(
    private readonly kind: ContactKind,
    private readonly effects: SubmissionEffects,
    private readonly outbox: Outbox,
    private readonly sender: MailSender,
  ) {}

  /**
   * Stores the reply, marks the message as read and adds the mail and the audit entry in one write. Repeating the
   * call with its key sends nothing more.
   * @throws AppError NOT_FOUND; VALIDATION_FAILED for a malformed key; IDEMPOTENCY_MISMATCH when the key belongs to
   * another reply; UNAVAILABLE on continuous concurrent changes
   */
  async send(
    id: string,
    form: ReplyForm,
    idempotencyKey: string | undefined,
    origin: AdminOrigin,
  ): Promise<ReplyOutcome> {
    if (idempotencyKey !== undefined) assertIdempotencyKey(idempotencyKey);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const record = await findRecord(this.kind, id);
      const reply = newReply(record, form, idempotencyKey, origin);
      const earlier = earlierCall(record, reply);
      if (earlier) return { record, ...earlier };
      const conflict = conflictOf(record, form);
      if (conflict !== undefined) return { record, conflict };
      if (await this.kind.store.addReply(record, reply, this.effectsOf(record, reply, form, origin))) {
        this.effects.dispatchNow(this.kind, record._id);
        return { record: await findRecord(this.kind, id) };
      }
    }
    throw busy(1);
  }

  /**
   * Withdraws the caller's reply while its mail is pending. Idempotent. The message stays read.
   * @throws AppError NOT_FOUND; FORBIDDEN when somebody else wrote it; UNAVAILABLE on continuous concurrent changes
   */
  async withdraw(id: string, replyId: string, origin: AdminOrigin): Promise<ReplyOutcome> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const record = await findRecord(this.kind, id);
      const reply = isRecordId(replyId) && record.replies?.find(({ _id }) => _id.equals(replyId));
      if (!reply) throw new AppError('NOT_FOUND', NO_SUCH_REPLY);
      if (reply.by.adminId !== origin.actor.adminId) throw new AppError('FORBIDDEN', NOT_OWN_REPLY);
      if (reply.withdrawnAt) return { record };
      const mail = replyMailKey(record._id, reply._id);
      const isPending = record.pendingEffects.some(({ key, state }) => key === mail && state === 'waiting');
      if (!isPending) return { record, conflict: MAIL_ALREADY_SENT };
      if (await this.writeWithdrawal(record, reply, origin)) {
        this.effects.dispatchNow(this.kind, record._id);
        return { record: await findRecord(this.kind, id) };
      }
    }
    throw busy(1);
  }

  /** The state of each reply's mail, by reply id. */
  async deliveriesOf(record: ContactMessage): Promise<Map<string, ReplyDelivery>> {
    const replies = activeReplies(record);
    if (replies.length === 0) return new Map();
    const keys = new Map(replies.map(({ _id }) => [_id.toHexString(), replyMailKey(record._id, _id)]));
    const states = await this.outbox.statesOf([...keys.values()]);
    const givenUp = new Set(
      record.pendingEffects.flatMap(({ key, state }) => (state === 'dead' ? [key] : [])),
    );
    const deliveryOf = (key: string): ReplyDelivery => {
      const state = states.get(key);
      if (state === 'sent') return 'sent';
      return state === 'dead' || state === 'cancelled' || givenUp.has(key) ? 'failed' : 'waiting';
    };
    return new Map([...keys].map(([reply, key]) => [reply, deliveryOf(key)]));
  }

  /** The parts of a reply's mail around its text. @throws AppError NOT_FOUND */
  async frame(id: string, locale: SubmissionLocale | undefined): Promise<ReplyFrameView> {
    const record = await findRecord(this.kind, id);
    const language = locale ?? record.locale;
    const params = { ...this.kind.replyParams(record, language), text: '' };
    const { page, replyTo, siteUrl } = await this.sender.preview('contact-reply', params, language);
    const { subject, greeting, blocks, closing, footer } = page;
    const ending = [...blocks.map(blockAsText), closing];
    return { to: record.email, replyTo, subject, greeting, ending, footer: [...footer], siteUrl };
  }

  private writeWithdrawal(
    record: ContactMessage,
    { _id }: ContactReply,
    origin: AdminOrigin,
  ): Promise<boolean> {
    const at = new Date();
    const mail = replyMailKey(record._id, _id);
    return this.kind.store.withdrawReply(record, _id, at, mail, [
      withdrawEffect(at, mail),
      auditEffect(`${mail}:withdrawn:audit`, at, {
        ...auditSubject(this.kind, record, origin),
        action: `${this.kind.auditPrefix}.reply_withdrawn`,
      }),
    ]);
  }

  /** The mail and the audit entry, which does not contain the text. */
  private effectsOf(
    record: ContactMessage,
    reply: ContactReply,
    { undoable }: ReplyForm,
    origin: AdminOrigin,
  ) {
    const key = replyMailKey(record._id, reply._id);
    const wasUnread = record.status === 'new';
    return [
      auditEffect(`${key}:audit`, reply.at, {
        ...auditSubject(this.kind, record, origin),
        action: `${this.kind.auditPrefix}.replied`,
        ...(wasUnread && { before: { status: 'new' }, after: { status: 'read' } }),
      }),
      mailEffect(key, reply.at, { reply: reply._id.toHexString() }, undoable ? UNDO_MS : 0),
    ];
  }
}

function newReply(
  record: ContactMessage,
  { text, locale = record.locale }: ReplyForm,
  idempotencyKey: string | undefined,
  { actor: by }: AdminOrigin,
): ContactReply {
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  return { _id: new Types.ObjectId(), by, at: new Date(), text, locale, ...key };
}

/** The result of an earlier call with the same key; undefined when there was none. */
function earlierCall(
  { replies = [] }: ContactMessage,
  { idempotencyKey, by, text, locale }: ContactReply,
): { conflict?: string } | undefined {
  const earlier =
    idempotencyKey === undefined
      ? undefined
      : replies.find((reply) => reply.idempotencyKey === idempotencyKey);
  if (!earlier) return undefined;
  if (earlier.by.adminId !== by.adminId) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (earlier.withdrawnAt) return { conflict: REPLY_UNDONE };
  if (earlier.text !== text || earlier.locale !== locale) throw new AppError('IDEMPOTENCY_MISMATCH');
  return {};
}

function conflictOf(record: ContactMessage, { expectedReplies }: ReplyForm): string | undefined {
  if (record.suspect) return SUSPECT_MESSAGE;
  const active = activeReplies(record);
  const seen = expectedReplies ?? active.length;
  const last = active.at(-1);
  if (last && active.length > seen) return `${last.by.email} has replied meanwhile. Nothing was sent.`;
  if (active.length < seen) return 'A reply was undone meanwhile. Nothing was sent.';
  return (record.replies?.length ?? 0) >= MAX_REPLIES ? TOO_MANY_REPLIES : undefined;
}
