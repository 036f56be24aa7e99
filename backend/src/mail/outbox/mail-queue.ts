import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BatchedWrites } from '../../database/batching/batched-writes.js';
import { type ClaimedMail, leaseEnd } from './claimed-mail.js';
import { dueAtOnce } from './due-at-once.js';
import { OUTBOX_MODEL, type OutboxMail, type OutboxState, WITHOUT_CONTENT } from './outbox-schema.js';

/** Keys of the mails that confirm a record and that are about its changes; these end in the number of the change. */
const STATUS_KEY = /^(.+):(?:received|decided:(\d+))$/;
/** Key of the mail about a payment, which can be refunded. */
const PAID_KEY = /^(.+):paid(?:_again)?:(.+)$/;

/** The worker's side of the outbox: each change of a mail is one conditional write. */
@Injectable()
export class MailQueue {
  private readonly batched: BatchedWrites<OutboxMail>;

  constructor(@InjectModel(OUTBOX_MODEL) private readonly mails: Model<OutboxMail>) {
    this.batched = new BatchedWrites(mails);
  }

  /**
   * Leases up to `max` mails, those that have been due longest, to the caller; fewer when other workers were faster.
   * @returns also whether others may be due
   */
  async claim(now: Date, max: number): Promise<{ mails: ClaimedMail[]; hasMore: boolean }> {
    const due = { state: 'pending', dueAt: { $lte: now } } as const;
    const found = await this.mails.find(due, { _id: 1 }).sort({ dueAt: 1 }).limit(max).lean<OutboxMail[]>();
    if (found.length === 0) return { mails: [], hasMore: false };
    const claim = randomUUID();
    const leased = { $set: { claim, dueAt: leaseEnd(now) }, $inc: { tries: 1 } };
    await Promise.all(found.map(({ _id }) => this.batched.updateOne({ ...due, _id }, leased)));
    const mails = await this.mails
      .find({ _id: { $in: found.map(({ _id }) => _id) }, claim })
      .lean<ClaimedMail[]>();
    return { mails, hasMore: found.length === max };
  }

  /** False when the lease was lost to another worker, or the mail was erased. */
  async renew(mail: ClaimedMail): Promise<boolean> {
    return this.update(mail, { $set: { dueAt: leaseEnd(new Date()) } }, { to: { $exists: true } });
  }

  /** Does nothing when the lease was lost to another worker, which sends the mail as well. */
  async markSent(mail: ClaimedMail): Promise<void> {
    await this.batched.updateOne(asClaimed(mail), {
      $set: { state: 'sent', finishedAt: new Date() },
      $unset: { ...WITHOUT_CONTENT, claim: 1, lastError: 1 },
    });
  }

  /** Returns the mail without an attempt, in the order of creation; any worker may send it. */
  async release(mail: ClaimedMail): Promise<boolean> {
    const dueAt = dueAtOnce(mail.params ?? {}, mail.sentAgainAt ?? mail.createdAt);
    return this.update(mail, { $set: { dueAt }, $unset: { claim: 1 }, $inc: { tries: -1 } });
  }

  /** The next try is after `pauseMs`. */
  async postpone(
    mail: ClaimedMail,
    pauseMs: number,
    failure: { lastError: string; refusals: number },
  ): Promise<boolean> {
    return this.update(mail, {
      $set: { dueAt: new Date(Date.now() + pauseMs), ...failure },
      $unset: { claim: 1 },
    });
  }

  /**
   * Gives the mail up. Recipient and content stay, so that it can still be sent manually. If its recipient was erased
   * in the meantime, it is cancelled instead.
   */
  async deadLetter(mail: ClaimedMail, lastError: string): Promise<boolean> {
    const ended = (state: OutboxState) => ({
      $set: { state, finishedAt: new Date(), lastError },
      $unset: { claim: 1 },
    });
    if (await this.update(mail, ended('dead'), { to: { $exists: true } })) return true;
    return this.update(mail, ended('cancelled'));
  }

  /** The mail will not be sent; its recipient and content are removed. */
  async drop(mail: ClaimedMail, reason: string): Promise<boolean> {
    return this.update(mail, {
      $set: { state: 'cancelled', finishedAt: new Date(), lastError: reason },
      $unset: { ...WITHOUT_CONTENT, claim: 1 },
    });
  }

  /**
   * Whether there is a mail about a later change of the same record, or about the refund of the payment it is about. For
   * a mail that somebody sent again, only mails since then count: the earlier ones were considered at that time.
   */
  async isOutdated({ key, sentAgainAt }: ClaimedMail): Promise<boolean> {
    const since = sentAgainAt && { createdAt: { $gt: sentAgainAt } };
    const [, payer, payment] = PAID_KEY.exec(key) ?? [];
    if (payer !== undefined) {
      return (await this.mails.exists({ key: `${payer}:refunded:${payment}`, ...since })) !== null;
    }
    const [, record, change = '0'] = STATUS_KEY.exec(key) ?? [];
    if (record === undefined) return false;
    const changes = `${record}:decided:`;
    const ofRecord = await this.mails
      .find({ key: { $gte: changes, $lt: `${changes}:` }, ...since }, { key: 1 })
      .lean<Pick<OutboxMail, 'key'>[]>();
    return ofRecord.some((mail) => Number(mail.key.slice(changes.length)) > Number(change));
  }

  /** Waits until the recipient may get another mail, which does not count as a failed attempt. */
  async hold(mail: ClaimedMail, until: Date): Promise<boolean> {
    return this.update(mail, {
      $set: { dueAt: until, lastError: 'DAILY_LIMIT' },
      $unset: { claim: 1 },
      $inc: { tries: -1 },
    });
  }

  private async update(mail: ClaimedMail, change: object, provided: object = {}): Promise<boolean> {
    const { matchedCount } = await this.mails.updateOne({ ...asClaimed(mail), ...provided }, change);
    return matchedCount === 1;
  }
}

/** Filter for a mail that is still claimed by the caller. */
function asClaimed({ _id, claim }: ClaimedMail) {
  return { _id, state: 'pending', claim } as const;
}
