import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { takenIndex } from '../database/database-errors.js';
import { RECIPIENT_DAY_MODEL, type RecipientDay } from './daily-mail-quota-schema.js';
import type { OutboxMail } from './outbox-schema.js';

/** Most mails that one unverified address gets within 24 hours. */
const MAILS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Gives out the places of each unverified address's day, exactly as many as there are, whoever asks at once. */
@Injectable()
export class RecipientDays {
  constructor(@InjectModel(RECIPIENT_DAY_MODEL) private readonly days: Model<RecipientDay>) {}

  /**
   * Takes one of the recipient's places of the day for this mail; a mail that is tried again keeps its place.
   * @returns undefined when it has one, else the time from which to ask again.
   */
  async takePlace(mail: OutboxMail, now: Date): Promise<Date | undefined> {
    const { recipientHash } = mail;
    if (recipientHash === undefined) return undefined;
    await this.freeYesterdays(recipientHash, now);
    const taken = await this.days.updateOne(
      {
        _id: recipientHash,
        'places.mail': { $ne: mail._id },
        [`places.${MAILS_A_DAY - 1}`]: { $exists: false },
      },
      { $push: { places: { mail: mail._id, at: now } } },
    );
    if (taken.matchedCount === 1) return undefined;
    const places = (await this.days.findById(recipientHash).lean<RecipientDay>())?.places ?? [];
    if (places.some((place) => place.mail.equals(mail._id))) return undefined;
    const oldest = Math.min(...places.map(({ at }) => at.getTime()));
    return new Date((places.length === 0 ? now.getTime() : oldest) + DAY_MS);
  }

  private async freeYesterdays(recipientHash: string, now: Date): Promise<void> {
    try {
      await this.days.updateOne(
        { _id: recipientHash },
        {
          $pull: { places: { at: { $lte: new Date(now.getTime() - DAY_MS) } } },
          $set: { expiresAt: new Date(now.getTime() + 2 * DAY_MS) },
        },
        { upsert: true },
      );
    } catch (thrown) {
      // Its first two mails at the same moment both begin the day; the loser finds it begun.
      if (takenIndex(thrown) === undefined) throw thrown;
    }
  }
}
