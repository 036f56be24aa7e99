import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CLOCK_DIFFERENCE_MS } from '../../common/clock-difference.js';
import { duplicateKeyIndex } from '../../database/errors/database-errors.js';
import type { OutboxMail } from '../outbox/outbox-schema.js';
import { QUOTA_DAY_MODEL, type QuotaDay } from './daily-mail-quota-schema.js';

/** Most mails that one unverified address gets within 24 hours. */
const MAILS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Admits exactly so many mails a day to each unverified address, whoever asks at once. */
@Injectable()
export class DailyMailQuota {
  constructor(@InjectModel(QUOTA_DAY_MODEL) private readonly days: Model<QuotaDay>) {}

  /**
   * Counts this mail among those of its recipient's day; a mail that is tried again is counted once.
   * @returns undefined when it may be sent, else the time from which to ask again.
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

  /** False when the mail is reserved already, or when the day is full, be it of what has expired. */
  private async tryReserve(recipientHash: string, mail: OutboxMail, now: Date): Promise<boolean> {
    try {
      await this.days.updateOne(
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
      );
      return true;
    } catch (thrown) {
      // What does not fit would be inserted a second time; as would the day that another mail begins at this moment.
      if (duplicateKeyIndex(thrown) === undefined) throw thrown;
      return false;
    }
  }

  /** What lies in the future too: it was made while a clock was wrong, and would keep the address without mails for days. */
  private async releaseExpired(recipientHash: string, now: Date): Promise<void> {
    const expired = { at: { $lte: new Date(now.getTime() - DAY_MS) } };
    const ahead = { at: { $gt: new Date(now.getTime() + CLOCK_DIFFERENCE_MS) } };
    await this.days.updateOne({ _id: recipientHash }, { $pull: { reservations: { $or: [expired, ahead] } } });
  }
}
