import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppConfig } from '../../config/app-config.js';
import { KeyedHash } from '../../crypto/keyed-hash.js';
import { BatchedWrites } from '../../database/batching/batched-writes.js';
import { falseOnDuplicate } from '../../database/errors/database-errors.js';
import { mailboxOf } from '../daily-quota/mailbox.js';
import { emlFile, unfinishedFile } from '../sending/eml-transport.js';
import { senderAddress } from '../sending/sender-address.js';
import type { MailLocale, MailParams, MailTemplate } from '../templates/mail-template.js';
import { type ClaimedMail, leaseEnd } from './claimed-mail.js';
import { dueAtOnce } from './due-at-once.js';
import { OUTBOX_MODEL, type OutboxMail, type OutboxState, WITHOUT_CONTENT } from './outbox-schema.js';

/** A mail as passed to the outbox. */
export interface OutgoingMail<T extends MailTemplate = MailTemplate> {
  /** Unique per mail, without personal data, e.g. `<record id>:received`. Enqueueing a key twice adds one mail. */
  key: string;
  to: string;
  /** Id of the account that the mail is for, which may have another address by now; absent for mails about records. */
  accountId?: string;
  /**
   * True for addresses of administrators, whose invitations and resets have their own limits. Other addresses are
   * unverified: at most 5 mails a day each, whatever they are about.
   */
  verified?: boolean;
  locale: MailLocale;
  template: T;
  params: MailParams[T];
  /**
   * Beyond those 5 the mail waits for the next day instead of not being sent: for decisions of the office, which
   * strangers cannot cause and the recipient would otherwise never learn about.
   */
  waitsForNextDay?: boolean;
  /** Keys of the earlier mails in the same thread, oldest first. */
  follows?: readonly string[];
  /** Not sent before this time. */
  notBefore?: Date;
}

/** A given-up mail, as far as others may see it. */
export type DeadLetter = Pick<
  OutboxMail,
  'key' | 'to' | 'accountId' | 'template' | 'params' | 'tries' | 'sentAgain'
>;

/** The params of a mail that have changed since it was composed; undefined ones are to be removed. */
export type ChangedParams = Readonly<Record<string, unknown>>;

/** What a comparison reads of a mail. */
export type ComparedMail = Pick<OutboxMail, 'key' | 'template' | 'to' | 'accountId' | 'params'>;

/**
 * What has changed in a mail since it was composed, or why it is not to be sent: `outdated` by a later decision about its
 * record, `changed` by something else that happened to what it is about, or `no-access` of its recipient any more.
 */
export type CurrentMail = { params: ChangedParams } | { obsolete: 'outdated' | 'changed' | 'no-access' };

export const UNCHANGED_MAIL: CurrentMail = { params: {} };

/** Compares a mail with what it is about; `UNCHANGED_MAIL` for mails about something else. */
type MailComparison = (mail: ComparedMail) => Promise<CurrentMail>;

export interface OutboxCounts {
  /** Mails still to be sent. */
  pending: number;
  /** Mails given up after the last attempt. */
  dead: number;
}

/** The worker that sends the mails of this process. */
export interface MailSendingWorker {
  /**
   * A claim for a mail that is being enqueued; undefined without capacity. `sendReserved` or `releaseReservation`
   * must follow.
   */
  reserve(): string | undefined;
  releaseReservation(): void;
  /** Resolves at once, or, while the process stops, when the mail is returned to the outbox. */
  sendReserved(mail: ClaimedMail): Promise<void>;
  /** There may be due mails. */
  wake(): void;
}

/** Mails to be sent, stored in the collection `mail_outbox`. */
@Injectable()
export class Outbox {
  private readonly batched: BatchedWrites<OutboxMail>;
  private readonly recipientHash: KeyedHash;
  private readonly host: string;
  private readonly fileDir: string;
  private worker?: MailSendingWorker;
  private readonly comparisons: MailComparison[] = [];
  private readonly deadLetterListeners: ((mail: DeadLetter) => Promise<void>)[] = [];

  constructor(
    @InjectModel(OUTBOX_MODEL) private readonly mails: Model<OutboxMail>,
    config: AppConfig,
  ) {
    this.batched = new BatchedWrites(mails);
    this.recipientHash = new KeyedHash([config.encryptionKeys[0].key], 'mail recipients');
    this.fileDir = config.mail.fileDir;
    this.host = senderAddress(config.mail.from).split('@').at(-1) ?? 'localhost';
  }

  /** Stores the mail for sending. Idempotent: a second call with the same key changes nothing. */
  async enqueue<T extends MailTemplate>(outgoing: OutgoingMail<T>): Promise<void> {
    const { key, to, accountId, locale, template, params } = outgoing;
    const references = await this.messageIdsOf(outgoing.follows ?? []);
    const now = new Date();
    const mail = {
      _id: new Types.ObjectId(),
      key,
      messageId: this.messageIdOf(template, key),
      state: 'pending',
      createdAt: now,
      dueAt: outgoing.notBefore ?? dueAtOnce(params, now),
      tries: 0,
      ...(outgoing.verified
        ? {}
        : { recipientHash: this.hashOf(to), waitsForNextDay: outgoing.waitsForNextDay === true }),
      to,
      ...(accountId !== undefined && { accountId }),
      template,
      locale,
      params,
      ...(references.length > 0 && { references }),
    } satisfies OutboxMail;
    if (outgoing.notBefore === undefined && (await this.insertClaimed(mail))) return;
    await this.insertOnce(mail);
    this.worker?.wake();
  }

  /** Inserts the mail, already claimed by the worker of this process. False when the worker has no capacity. */
  private async insertClaimed(mail: OutboxMail): Promise<boolean> {
    const claim = this.worker?.reserve();
    if (!this.worker || claim === undefined) return false;
    const claimed = { ...mail, claim, dueAt: leaseEnd(mail.createdAt), tries: 1 };
    let isNew = false;
    try {
      isNew = await this.insertOnce(claimed);
    } finally {
      if (isNew) await this.worker.sendReserved(claimed);
      else this.worker.releaseReservation();
    }
    return true;
  }

  /**
   * Withdraws a mail, also one that is enqueued only later. Idempotent.
   * @returns true when the mail has not been and will not be sent; false when it was sent or is being sent
   */
  async cancel(key: string): Promise<boolean> {
    const now = new Date();
    const tombstone = { state: 'cancelled', createdAt: now, finishedAt: now, dueAt: now, tries: 0 } as const;
    if (await this.insertOnce({ _id: new Types.ObjectId(), key, messageId: '', ...tombstone })) return true;
    await this.mails.updateOne(
      { key, state: 'pending', $or: [{ claim: { $exists: false } }, { dueAt: { $lte: now } }] },
      {
        $set: { state: 'cancelled', finishedAt: now },
        $unset: { ...WITHOUT_CONTENT, claim: 1 },
      },
    );
    return (await this.mails.exists({ key, state: 'cancelled' })) !== null;
  }

  /**
   * Withdraws these mails unless they were sent, and removes their recipients. Idempotent; a mail enqueued later is
   * not sent either.
   */
  async erase(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.cancel(key);
    await this.mails.updateMany({ key: { $in: keys } }, { $unset: WITHOUT_CONTENT });
    await this.removeFiles(keys);
    // They cannot be sent manually any more, so they are no longer dead letters.
    await this.mails.updateMany({ key: { $in: keys }, state: 'dead' }, { $set: { state: 'cancelled' } });
  }

  /** Files of a development mailbox, which would otherwise stay forever. */
  private async removeFiles(keys: readonly string[]): Promise<void> {
    const sent = await this.mails
      .find({ key: { $in: keys } }, { messageId: 1 })
      .lean<Pick<OutboxMail, 'messageId'>[]>();
    const written = sent.filter(({ messageId }) => messageId !== '');
    const files = written.map(({ messageId }) => emlFile(this.fileDir, messageId));
    await Promise.all([...files, ...files.map(unfinishedFile)].map((file) => rm(file, { force: true })));
  }

  /** Keys of the mails with this prefix, in any state. */
  async findKeysByPrefix(prefix: string): Promise<string[]> {
    const mails = await this.mails
      .find({ key: { $gte: prefix, $lt: `${prefix}\uffff` } }, { key: 1 })
      .lean<Pick<OutboxMail, 'key'>[]>();
    return mails.map(({ key }) => key);
  }

  /** The states of these mails; unknown ones are left out. */
  async statesOf(keys: readonly string[]): Promise<Map<string, OutboxState>> {
    const mails = await this.mails
      .find({ key: { $in: [...keys] } }, { key: 1, state: 1 })
      .lean<Pick<OutboxMail, 'key' | 'state'>[]>();
    return new Map(mails.map(({ key, state }) => [key, state]));
  }

  /** For the health page and the metrics. */
  async counts(): Promise<OutboxCounts> {
    const [pending, dead] = await Promise.all([
      this.mails.countDocuments({ state: 'pending' }),
      this.mails.countDocuments({ state: 'dead' }),
    ]);
    return { pending, dead };
  }

  /** Lets the worker send mails of this process at once. */
  registerWorker(worker: MailSendingWorker): void {
    this.worker = worker;
  }

  /** Called before a mail is sent that has waited since it was composed, or was given up. */
  onDelayedMail(compare: MailComparison): void {
    this.comparisons.push(compare);
  }

  /** Compares a mail that has waited with what it is about. */
  async compareDelayed(mail: ComparedMail): Promise<CurrentMail> {
    let params: ChangedParams = {};
    for (const compare of this.comparisons) {
      const current = await compare(mail);
      if ('obsolete' in current) return current;
      params = { ...params, ...current.params };
    }
    return { params };
  }

  /** The mail with its current params; undefined when it is not to be sent any more. */
  async updateDelayed<M extends ComparedMail>(mail: M): Promise<M | undefined> {
    const current = await this.compareDelayed(mail);
    const { params } = mail;
    if ('params' in current) return params ? { ...mail, params: { ...params, ...current.params } } : mail;
    // A mail is dropped once there is one about a later decision; until then that decision may be undone.
    return current.obsolete === 'outdated' ? mail : undefined;
  }

  /** Called before a mail is given up. Must be idempotent: after a crash in between it is repeated. */
  onDeadLetter(listener: (mail: DeadLetter) => Promise<void>): void {
    this.deadLetterListeners.push(listener);
  }

  /** Called by the worker before it gives a mail up. Rejects when a listener failed. */
  async announceDeadLetter(mail: DeadLetter): Promise<void> {
    for (const listener of this.deadLetterListeners) await listener(mail);
  }

  /** Returns whether it was inserted; false when the key exists. */
  private insertOnce(mail: OutboxMail): Promise<boolean> {
    return falseOnDuplicate(this.batched.insert(mail));
  }

  private messageIdOf(template: MailTemplate, key: string): string {
    return `<${template}.${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${this.host}>`;
  }

  /** Message-IDs of these mails in the order of their keys, without those that were never to be sent. */
  private async messageIdsOf(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const mails = await this.mails
      .find({ key: { $in: [...keys] } }, { key: 1, messageId: 1 })
      .lean<Pick<OutboxMail, 'key' | 'messageId'>[]>();
    const byKey = new Map(mails.map(({ key, messageId }) => [key, messageId]));
    return keys.flatMap((key) => byKey.get(key) || []);
  }

  private hashOf(address: string): string {
    return this.recipientHash.of(mailboxOf(address));
  }
}
