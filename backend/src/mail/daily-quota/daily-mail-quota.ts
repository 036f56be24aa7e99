import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MAX_CLOCK_SKEW_MS } from '../../common/clock-skew.js';
import { BatchedWrites } from '../../database/batching/batched-writes.js';
import { falseOnDuplicate } from '../../database/errors/database-errors.js';
import type { OutboxMail } from '../outbox/outbox-schema.js';
import { QUOTA_DAY_MODEL, type QuotaDay } from './daily-mail-quota-schema.js';

/** Maximum number of mails to an unverified address within 24 hours. */
const MAILS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Enforces the daily limit of each unverified address, also for concurrent requests. */
@Injectable()
export class DailyMailQuota {
  private readonly batched: BatchedWrites<QuotaDay>;

  constructor(@InjectModel(QUOTA_DAY_MODEL) private readonly days: Model<QuotaDay>) {
    this.batched = new BatchedWrites(days);
  }

  /**
   * Counts this mail against its recipient's day; a retried mail is counted once.
   * @returns undefined when it may be sent, otherwise when to ask again
   */
  async reserve(mail: OutboxMail, now: Date): Promise<Date | undefined> {
    const { recipientHash } = mail;
    if (recipientHash === undefined) return undefined;
    if (await this.tryReserve(recipientHash, mail, now)) return undefined;
    await this.releaseExpired(recipientHash, now);
    if (await this.tryReserve(recipientHash, mail, now)) return undefined;
    const reservations = (await this.days.findById(recipientHash).lean<QuotaDay>())?.reservations ?? [];
    if (reservations.some((reservation) => reservation.mail.equals(mail._id))) return undefined;
    const oldest = Math.min(...reservations.map(({ at }) => at.getTime()));
    return new Date((reservations.length === 0 ? now.getTime() : oldest) + DAY_MS);
  }

  /** False when the mail is already counted, or when the day is full, possibly with expired entries. */
  private tryReserve(recipientHash: string, mail: OutboxMail, now: Date): Promise<boolean> {
    // The filter does not match a full day, so the upsert tries to insert a second one; the same happens when another
    // mail starts the day at this moment.
    return falseOnDuplicate(
      this.batched.updateOne(
        {
          _id: recipientHash,
          'reservations.mail': { $ne: mail._id },
          [`reservations.${MAILS_A_DAY - 1}`]: { $exists: false },
        },
        {
          $push: { reservations: { mail: mail._id, at: now } },
          $set: { expiresAt: new Date(now.getTime() + 2 * DAY_MS) },
        },
        { upsert: true },
      ),
    );
  }

  /** Also entries in the future: they were made while a clock was wrong, and would block the address for days. */
  private async releaseExpired(recipientHash: string, now: Date): Promise<void> {
    const expired = { at: { $lte: new Date(now.getTime() - DAY_MS) } };
    const ahead = { at: { $gt: new Date(now.getTime() + MAX_CLOCK_SKEW_MS) } };
    await this.days.updateOne({ _id: recipientHash }, { $pull: { reservations: { $or: [expired, ahead] } } });
  }
}
