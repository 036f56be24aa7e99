import { Schema, type Types } from 'mongoose';
import { NAMED_ACCOUNT, type NamedAccount } from '../../submissions/record/submission-record.js';
import type { SubmissionLocale } from '../../submissions/record/values/submission-locale.js';

/** Most characters of one reply. */
export const REPLY_LENGTH = 5000;

/** Most replies to one message. They stand in its document, which must stay far below what a document can hold. */
export const MAX_REPLIES = 50;

/** What the office answered to a message. */
export interface ContactReply {
  _id: Types.ObjectId;
  by: NamedAccount;
  at: Date;
  /** What was written between greeting and closing; goes when the reply is taken back. */
  text?: string;
  /** Language of the subject, the greeting and the closing. */
  locale: SubmissionLocale;
  /** The `Idempotency-Key` of the call that sent it. */
  idempotencyKey?: string;
  /** When it was taken back, before its mail had left. It stays, so that its key stays taken. */
  withdrawnAt?: Date;
}

const text = { type: String, required: true };

export const contactReplySchema = new Schema<ContactReply>({
  by: { type: NAMED_ACCOUNT },
  at: { type: Date, required: true },
  text: String,
  locale: text,
  idempotencyKey: String,
  withdrawnAt: Date,
});

/** Replies that were not taken back, oldest first. */
export function activeReplies({ replies = [] }: { replies?: ContactReply[] }): ContactReply[] {
  return replies.filter(({ withdrawnAt }) => withdrawnAt === undefined);
}

/** Key of the mail that carries the reply; begins with the record's id, so that erasing the record takes it along. */
export function replyMailKey(record: Types.ObjectId, reply: Types.ObjectId): string {
  return `${record.toHexString()}:reply:${reply.toHexString()}`;
}
