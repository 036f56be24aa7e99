import { Schema, type Types } from 'mongoose';
import { NAMED_ACCOUNT, type NamedAccount } from '../../submissions/record/submission-record.js';
import type { SubmissionLocale } from '../../submissions/record/values/submission-locale.js';

/** Maximum length of a reply. */
export const REPLY_LENGTH = 5000;

/**
 * Maximum number of replies to a message. They are stored in its document, which must stay far below the size limit.
 */
export const MAX_REPLIES = 50;

/** The office's reply to a message. */
export interface ContactReply {
  _id: Types.ObjectId;
  by: NamedAccount;
  at: Date;
  /** The text between greeting and closing; deleted when the reply is withdrawn. */
  text?: string;
  /** Language of the subject, the greeting and the closing. */
  locale: SubmissionLocale;
  /** The `Idempotency-Key` of the call that sent it. */
  idempotencyKey?: string;
  /** When it was withdrawn, before its mail was sent. The entry stays, so that its key cannot be used again. */
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

/** Replies that were not withdrawn, oldest first. */
export function activeReplies({ replies = [] }: { replies?: ContactReply[] }): ContactReply[] {
  return replies.filter(({ withdrawnAt }) => withdrawnAt === undefined);
}

/** Key of the reply's mail; it starts with the record's id, so that erasing the record also removes the mail. */
export function replyMailKey(record: Types.ObjectId, reply: Types.ObjectId): string {
  return `${record.toHexString()}:reply:${reply.toHexString()}`;
}
