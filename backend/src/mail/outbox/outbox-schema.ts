import { Schema, type Types } from 'mongoose';
import type { MailLocale, MailParams, MailTemplate } from '../templates/mail-template.js';

export const OUTBOX_MODEL = 'OutboxMail';

/** pending → sent, dead (given up) or cancelled. */
export type OutboxState = 'pending' | 'sent' | 'dead' | 'cancelled';

export interface OutboxMail<T extends MailTemplate = MailTemplate> {
  _id: Types.ObjectId;
  /** Unique per mail; kept forever, so that a late repeat adds no second mail. */
  key: string;
  /** Fixed, so that the recipient's mail server can recognise a repeat. */
  messageId: string;
  state: OutboxState;
  createdAt: Date;
  /** Not sent before this time. While a worker sends the mail, the end of its lease. */
  dueAt: Date;
  /** Token of the worker that is sending the mail. */
  claim?: string;
  /** Number of attempts; counted before sending, so that a mail that crashes its worker ends as dead. */
  tries: number;
  /** Number of attempts at which the server refused the mail permanently (5xx). */
  refusals?: number;
  /** How often somebody had it sent again after it was given up. */
  sentAgain?: number;
  /** When it was last sent again. It may then be held back for as long as a new mail. */
  sentAgainAt?: Date;
  /** Code of the last failure, without the server's message, which repeats addresses. */
  lastError?: string;
  finishedAt?: Date;
  /** Removed once the mail is sent or cancelled, with the other fields of `WITHOUT_CONTENT`. */
  to?: string;
  /** Id of the account that the mail is for; absent for mails about records. */
  accountId?: string;
  /** Keyed hash of an unverified address, for its daily limit; absent for verified ones. */
  recipientHash?: string;
  /**
   * What happens beyond that limit: true waits for the next day, false is not sent. Absent for verified addresses. A
   * mail that somebody sent again waits in any case.
   */
  waitsForNextDay?: boolean;
  template?: T;
  locale?: MailLocale;
  params?: MailParams[T];
  /** Message-IDs of the earlier mails in the same thread, oldest first. */
  references?: string[];
}

/** Removes recipient and content from a mail. What is left identifies nobody, and keeps the key in use. */
export const WITHOUT_CONTENT = {
  to: 1,
  accountId: 1,
  recipientHash: 1,
  template: 1,
  locale: 1,
  params: 1,
} as const;

export const outboxSchema = new Schema<OutboxMail>(
  {
    key: { type: String, required: true },
    messageId: String,
    state: { type: String, required: true },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    claim: String,
    tries: { type: Number, required: true },
    refusals: Number,
    sentAgain: Number,
    sentAgainAt: Date,
    lastError: String,
    finishedAt: Date,
    recipientHash: String,
    waitsForNextDay: Boolean,
    to: String,
    accountId: String,
    template: String,
    locale: String,
    params: Schema.Types.Mixed,
    references: { type: [String], default: undefined },
  },
  { collection: 'mail_outbox', versionKey: false },
)
  .index({ key: 1 }, { name: 'mail_key', unique: true })
  // Forwards for due mails, backwards for given-up ones.
  .index({ state: 1, dueAt: 1, _id: 1 }, { name: 'mail_due' })
  // For deleting old finished mails, oldest first.
  .index({ finishedAt: 1 }, { name: 'mail_finished' });
